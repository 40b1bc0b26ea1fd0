// A gym whose tables share a prefix, use other types and count things that carry no money.

export const gymTables = `
  create table gym_trainers (id bigint primary key, name text not null, rating numeric(3, 2));
  create table gym_members (id bigint primary key, member_name text not null, plan text not null, monthly_fee numeric not null, is_active boolean not null, created_at timestamptz not null);
  create table gym_classes (id bigint primary key, title text not null, trainer_id bigint not null references gym_trainers, category text not null, capacity int not null, price numeric not null);
  create table gym_class_bookings (id bigint primary key, class_id bigint not null references gym_classes, member_id bigint not null references gym_members, booked_on date not null, attended boolean not null, guest_count int not null);
  create table gym_payments (id bigint primary key, member_id bigint not null references gym_members, payment_date date not null, amount numeric not null, method text not null, settings jsonb);

  insert into gym_trainers values (1, 'Lena Frost', 4.8), (2, 'Omar Diaz', 4.1), (3, 'Priya Nair', null);
  insert into gym_members select n, 'Member ' || n, (array['basic','premium','student'])[1 + n % 3], (array[29, 59, 19])[1 + n % 3], n % 4 <> 0, timestamptz '2025-06-01 09:00+00' + n * interval '25 days' from generate_series(1, 20) n;
  insert into gym_classes select n, (array['Sunrise Flow','Power Hour','Deep Stretch','Spin Express','Core Lab','Boxing Basics'])[n], 1 + n % 2, (array['yoga','strength','yoga','cardio','strength','cardio'])[n], 8 + n * 2, 10 + n * 3 from generate_series(1, 6) n;
  insert into gym_class_bookings select n, 1 + (n * 3) % 5, 1 + (n * 7) % 18, date '2026-01-02' + n * 4, n % 5 <> 0, n % 3 from generate_series(1, 75) n;
  insert into gym_payments select n, 1 + (n * 11) % 19, date '2025-11-20' + n * 6, 20 + (n * 13) % 80, (array['card','cash','bank transfer'])[1 + n % 3], null from generate_series(1, 60) n;
`
