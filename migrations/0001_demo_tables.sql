-- The sample businesses that visitors ask questions about. Column names are fixed by the data dictionary.

create table property_listings (
  id            bigint generated always as identity primary key,
  title         text not null unique,
  property_type text not null check (property_type in ('beach_house', 'lake_house', 'mountain_cabin', 'ski_chalet', 'city_loft', 'desert_villa', 'country_cottage', 'tiny_home')),
  city          text not null,
  state         text not null check (state ~ '^[A-Z]{2}$'),
  price         numeric(10,2) not null check (price > 0),
  bedrooms      int not null check (bedrooms >= 0),
  bathrooms     numeric(3,1) not null check (bathrooms >= 0),
  status        text not null check (status in ('available', 'pending', 'booked', 'maintenance')),
  address       text not null,
  created_at    timestamptz not null default now()
);
comment on column property_listings.price is 'nightly rate in dollars';
create index property_listings_newest on property_listings (created_at desc, id desc);

create table reservations (
  id               bigint generated always as identity primary key,
  property_id      bigint not null references property_listings (id),
  guest_name       text not null,
  guest_email      text not null,
  check_in         date not null,
  check_out        date,
  reservation_type text not null check (reservation_type in ('short_stay', 'weekly', 'monthly', 'viewing')),
  total_price      numeric(10,2) not null check (total_price >= 0),
  status           text not null check (status in ('confirmed', 'completed', 'pending', 'cancelled')),
  created_at       timestamptz not null default now(),
  check (check_out > check_in),
  check ((check_out is null) = (reservation_type = 'viewing')),
  check (reservation_type <> 'viewing' or total_price = 0)
);
create index reservations_newest on reservations (created_at desc, id desc);
create index reservations_by_check_in on reservations (check_in);
create index reservations_by_property on reservations (property_id, check_in);
create index reservations_by_guest on reservations (guest_email);

create table visitors (
  id            bigint generated always as identity primary key,
  name          text not null,
  email         text not null,
  interest_type text not null check (interest_type in ('renting', 'buying', 'investing', 'listing')),
  source        text not null check (source in ('google', 'airbnb', 'vrbo', 'booking_com', 'instagram', 'facebook', 'referral', 'direct', 'newsletter')),
  message       text,
  visited_at    timestamptz not null default now()
);
create index visitors_newest on visitors (visited_at desc, id desc);

create table visitor_interactions (
  id                    bigint generated always as identity primary key,
  visitor_id            bigint references visitors (id),
  property_id           bigint references property_listings (id),
  interaction_type      text not null check (interaction_type in ('impression', 'view', 'click', 'inquiry', 'favorite', 'share')),
  interaction_timestamp timestamptz not null default now(),
  session_id            text not null,
  device_type           text not null check (device_type in ('desktop', 'mobile', 'tablet')),
  referrer_source       text not null check (referrer_source in ('google', 'airbnb', 'vrbo', 'booking_com', 'instagram', 'facebook', 'referral', 'direct', 'newsletter'))
);
create index visitor_interactions_newest on visitor_interactions (interaction_timestamp desc, id desc);
create index visitor_interactions_by_visitor on visitor_interactions (visitor_id);
create index visitor_interactions_by_property on visitor_interactions (property_id, interaction_type);

-- Rows come from visitors' CSV files, where any cell may be unreadable: only the MLS number is certain.
create table real_estate_listings (
  id                 bigint generated always as identity primary key,
  mls_number         text not null unique check (mls_number <> ''),
  price              numeric(12,2),
  address            text,
  status             text,
  beds               int,
  full_baths         int,
  partial_baths      int,
  subdivision        text,
  sold_price         numeric(12,2),
  ask_price          numeric(12,2),
  close_date         date,
  price_per_sf       numeric(10,2),
  days_on_market     int,
  owner_rental_in_23 numeric(12,2),
  has_pool           boolean not null default false,
  year_built         int,
  created_at         timestamptz not null default now()
);
comment on column real_estate_listings.status is 'COP active, SCO under contract, SLD sold, EXP expired, WDN withdrawn';
comment on column real_estate_listings.price is 'the headline price: sold_price when sold, else ask_price';
create index real_estate_listings_newest on real_estate_listings (created_at desc, id desc);
create index real_estate_listings_by_status on real_estate_listings (status, close_date);

create table ecommerce_products (
  id             bigint generated always as identity primary key,
  name           text not null unique,
  category       text not null,
  brand          text not null,
  price          numeric(10,2) not null check (price > 0),
  stock_quantity int not null check (stock_quantity >= 0),
  rating         numeric(2,1) check (rating between 0 and 5),
  review_count   int not null default 0 check (review_count >= 0),
  created_at     timestamptz not null default now(),
  check ((rating is null) = (review_count = 0))
);
create index ecommerce_products_newest on ecommerce_products (created_at desc, id desc);

create table ecommerce_buyers (
  id             bigint generated always as identity primary key,
  first_name     text not null,
  last_name      text not null,
  email          text not null unique,
  city           text not null,
  state          text not null check (state ~ '^[A-Z]{2}$'),
  total_orders   int not null default 0 check (total_orders >= 0),
  lifetime_value numeric(12,2) not null default 0 check (lifetime_value >= 0)
);
create index ecommerce_buyers_by_value on ecommerce_buyers (lifetime_value desc, id desc);

create table ecommerce_purchases (
  id             bigint generated always as identity primary key,
  buyer_id       bigint not null references ecommerce_buyers (id),
  product_id     bigint not null references ecommerce_products (id),
  order_number   text not null unique,
  purchase_date  timestamptz not null default now(),
  quantity       int not null check (quantity > 0),
  total_amount   numeric(12,2) not null check (total_amount >= 0),
  payment_method text not null check (payment_method in ('credit_card', 'debit_card', 'paypal', 'apple_pay', 'google_pay', 'gift_card')),
  status         text not null check (status in ('completed', 'pending', 'cancelled', 'refunded'))
);
create index ecommerce_purchases_newest on ecommerce_purchases (purchase_date desc, id desc);
create index ecommerce_purchases_by_buyer on ecommerce_purchases (buyer_id);
create index ecommerce_purchases_by_product on ecommerce_purchases (product_id);

create table ecommerce_analytics (
  id         bigint generated always as identity primary key,
  event_type text not null check (event_type in ('page_view', 'product_view', 'search', 'add_to_cart', 'remove_from_cart', 'checkout_started', 'purchase')),
  session_id text not null,
  ip_address text not null,
  created_at timestamptz not null default now()
);
create index ecommerce_analytics_newest on ecommerce_analytics (created_at desc, id desc);
create index ecommerce_analytics_by_session on ecommerce_analytics (session_id, event_type);
