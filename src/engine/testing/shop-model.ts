// A business of two tables for the engine's own tests, so that they do not lean on a demo.
import type { Attribute, Model } from '#contract/model.ts'

const attribute = (table: string, name: string, more: Partial<Attribute> = {}): Attribute => ({
  id: `${table}.${name}`,
  table,
  expr: { kind: 'column', column: name },
  kind: 'number',
  format: 'number',
  label: name.replaceAll('_', ' '),
  words: [name.replaceAll('_', ' ')],
  ...more,
})
const category = (table: string, name: string, more: Partial<Attribute> = {}) =>
  attribute(table, name, { kind: 'category', format: 'text', ...more })

export const shopModel: Model = {
  id: 'shop',
  about: 'Rooms of a small hotel and the nights that guests booked.',
  attributes: [
    attribute('rooms', 'id', { kind: 'identifier' }),
    category('rooms', 'name', { kind: 'text' }),
    category('rooms', 'city'),
    attribute('rooms', 'price', { format: 'money', high: ['expensive'], low: ['cheap'] }),
    attribute('rooms', 'beds', { format: 'count', units: ['bed'] }),
    attribute('rooms', 'has_pool', {
      kind: 'flag',
      format: 'flag',
      flag: { yes: ['with pool'], no: ['without pool'] },
    }),
    attribute('stays', 'id', { kind: 'identifier' }),
    attribute('stays', 'guest', { kind: 'identifier', format: 'text' }),
    attribute('stays', 'arrival', { kind: 'day', format: 'date' }),
    attribute('stays', 'departure', { kind: 'day', format: 'date' }),
    attribute('stays', 'nights', {
      format: 'nights',
      expr: {
        kind: 'combine',
        op: '-',
        left: { kind: 'column', column: 'departure' },
        right: { kind: 'column', column: 'arrival' },
      },
    }),
    attribute('stays', 'total', { format: 'money' }),
    category('stays', 'status'),
  ],
  nouns: [
    {
      id: 'room',
      table: 'rooms',
      name: ['rooms.name'],
      label: ['room', 'rooms'],
      words: ['room'],
      columns: ['rooms.city', 'rooms.price'],
    },
    {
      id: 'stay',
      table: 'stays',
      name: ['stays.guest'],
      label: ['stay', 'stays'],
      words: ['stay', 'booking'],
      where: [{ kind: 'is', attribute: 'stays.status', values: ['cancelled'], not: true }],
      date: 'stays.arrival',
      columns: ['stays.arrival', 'stays.total'],
    },
    {
      id: 'guest',
      table: 'stays',
      key: 'guest',
      name: ['stays.guest'],
      label: ['guest', 'guests'],
      words: ['guest'],
      columns: [],
    },
  ],
  measures: [
    {
      id: 'revenue',
      label: 'revenue',
      words: ['revenue'],
      noun: 'stay',
      where: [{ kind: 'is', attribute: 'stays.status', values: ['done'] }],
      date: 'stays.arrival',
      value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'stays.total' } },
      format: 'money',
    },
    {
      id: 'cancellation_rate',
      label: 'cancellation rate',
      words: ['cancellation rate'],
      noun: 'stay',
      where: [],
      value: {
        kind: 'ratio',
        top: { fn: 'count', where: [{ kind: 'is', attribute: 'stays.status', values: ['cancelled'] }] },
        bottom: { fn: 'count' },
        percent: true,
      },
      format: 'percent',
    },
    {
      id: 'occupancy',
      label: 'occupancy',
      words: ['occupancy'],
      noun: 'stay',
      date: 'stays.arrival',
      value: { kind: 'occupancy', start: 'stays.arrival', end: 'stays.departure', capacity: 'room' },
      format: 'percent',
    },
    {
      id: 'loyalty',
      label: 'share of loyal guests',
      words: ['loyalty'],
      noun: 'stay',
      where: [],
      value: {
        kind: 'share_of_groups',
        per: 'guest',
        having: [{ kind: 'is', attribute: 'stays.status', values: ['done'] }],
        lacking: [{ kind: 'is', attribute: 'stays.status', values: ['cancelled'] }],
      },
      format: 'percent',
    },
  ],
  segments: [],
  links: [{ from: 'stays', column: 'room_id', to: 'rooms' }],
  absent: [],
  examples: ['revenue by city'],
}

/** The same business as tables with a few rows, small enough to check by hand. */
export const shopTables = `
  create table rooms (id int primary key, name text, city text, price numeric, beds int, has_pool boolean);
  create table stays (id int primary key, room_id int references rooms, guest text, arrival date, departure date, total numeric, status text);
  insert into rooms values (1, 'Attic', 'Rome', 100, 1, true), (2, 'Cellar', 'Rome', 300, 2, false), (3, 'Loft', 'Oslo', 200, 3, true), (4, 'Shed', 'Oslo', 50, 1, false);
  insert into stays values
    (1, 1, 'ann', '2025-01-10', '2025-01-12', 200, 'done'), (2, 1, 'bob', '2025-02-01', '2025-02-04', 300, 'done'),
    (3, 2, 'ann', '2025-02-10', '2025-02-11', 300, 'done'), (4, 3, 'cat', '2025-03-01', '2025-03-03', 400, 'done'),
    (5, 3, 'bob', '2025-03-05', '2025-03-06', 200, 'cancelled'), (6, 2, 'ann', '2025-03-30', '2025-04-02', 900, 'open');
`
