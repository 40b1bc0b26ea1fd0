// Words whose base form no rule finds, and words that only look like a plural or a verb form.
import { wordSet } from './word-list.ts'

const irregular: Readonly<Record<string, string>> = {
  // verbs
  be: 'am is are was were been being',
  add: 'added adding adds',
  begin: 'began begun beginning',
  break: 'broke broken',
  bring: 'brought',
  build: 'built',
  buy: 'bought buyed',
  choose: 'chose chosen',
  come: 'came coming',
  create: 'created creating creates',
  cut: 'cutting',
  blow: 'blew blown',
  die: 'died dying',
  do: 'does did done doing',
  draw: 'drew drawn',
  drive: 'drove driven driving',
  drop: 'dropped dropping',
  fall: 'fell fallen',
  feel: 'felt',
  find: 'found finded',
  get: 'got gotten getting',
  give: 'gave given giving',
  go: 'goes went gone going',
  grow: 'grew grown growed',
  have: 'has had having',
  hear: 'heard',
  hold: 'held',
  keep: 'kept',
  know: 'knew known',
  leave: 'left leaving',
  let: 'letting',
  lose: 'lost losing loses',
  make: 'made making makes maked',
  mean: 'meant',
  meet: 'met',
  move: 'moveing moveed',
  pay: 'paid payed',
  put: 'putting',
  read: 'reading',
  ride: 'rode ridden',
  rise: 'rose risen',
  run: 'ran running',
  say: 'said',
  see: 'saw seen seeing',
  sell: 'sold selled',
  send: 'sent sended',
  set: 'setting',
  show: 'shown showed showing',
  sit: 'sat sitting sitted',
  sleep: 'slept',
  speak: 'spoke spoken',
  spend: 'spent spended',
  stand: 'stood',
  swim: 'swam swum swimming',
  take: 'took taken taking taked',
  tell: 'told',
  think: 'thought',
  throw: 'threw thrown',
  use: 'used using uses',
  win: 'won winning',
  withdraw: 'withdrew withdrawn',
  write: 'wrote written writing writed',
  // nouns
  analysis: 'analyses',
  bus: 'buses busses',
  child: 'children',
  foot: 'feet',
  half: 'halves',
  knife: 'knives',
  man: 'men',
  menu: 'menus',
  person: 'people persons peoples',
  shelf: 'shelves',
  sku: 'skus',
  status: 'statuses',
  woman: 'women',
  // one word, two spellings
  catalog: 'catalogue catalogues catalogs',
  center: 'centre centres centers',
  color: 'colour colours colors',
  enroll: 'enrolled enrolling enrol enrols',
  favorite: 'favourite favourites favorites favorited favourited favoriting favouriting',
  fulfill: 'fulfil fulfilled fulfilling fulfils',
  gray: 'grey',
  inquiry: 'enquiry enquiries inquiries inquire inquired inquiring enquire enquired',
  install: 'installed installing installs',
  jewelry: 'jewellery',
  labor: 'labour',
  neighborhood: 'neighbourhood neighbourhoods neighborhoods',
  program: 'programme programmes programs',
  theater: 'theatre theatres theaters',
}

export const baseForms: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([base, forms]) => forms.split(' ').map(form => [form, base] as const)),
)

/** End in s, and are not a plural; or lose their meaning without it. */
export const endsInS: ReadonlySet<string> = wordSet(`
  address always arkansas as atlas basis besides bias bonus business bus campus canvas christmas chaos
  class cos cross dallas dress express focus gas glass has his houston illinois is its kansas las less
  loss los massachusetts minus miss mls moss news pass perhaps plus press process series sms species
  status success swiss texas this thus us various vegas versus virus was whereas yes across access
  business gross mess illness wellness fitness showings
`)

/** End in ing or ed, and mean something else than the verb they come from: a rating is not a rate, parking is no park. */
export const standsAlone: ReadonlySet<string> = wordSet(`
  rating building parking listing booking viewing evening morning nothing something anything
  everything during ceiling wedding clothing housing bedding outstanding being hundred united speed
  indeed need feed seed breed exceed proceed succeed sacred naked wicked aged bed red shed led fed wed
  sled bred kindred heating cooling lighting wing king spring string thing ring bring sing sling swing
  sting cling fling setting meeting flooring bearing standing earning training landing marketing
  pending opening
`)
