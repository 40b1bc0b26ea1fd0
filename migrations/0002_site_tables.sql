-- What the site itself writes: leads, the log of questions, the limits' counters, and which sample was loaded.

create table contact_submissions (
  id         bigint generated always as identity primary key,
  name       text not null check (length(name) between 1 and 200),
  email      text not null check (length(email) between 3 and 320),
  company    text check (length(company) <= 200),
  vertical   text not null check (vertical in ('vacation-rental', 'real-estate', 'education', 'legal', 'other')),
  message    text check (length(message) <= 5000),
  created_at timestamptz not null default now()
);

create table query_logs (
  id               bigint generated always as identity primary key,
  demo_type        text not null check (demo_type in ('vacation_rental', 'real_estate', 'ecommerce')),
  response_time_ms int not null check (response_time_ms >= 0),
  ip_address       text,
  created_at       timestamptz not null default now(),
  query_text       text not null check (length(query_text) <= 2000),
  sql_query        text,
  error_message    text,
  query_response   jsonb,
  user_agent       text,
  request_headers  jsonb
);
create index query_logs_newest on query_logs (created_at desc, id desc);
create index query_logs_by_demo on query_logs (demo_type, created_at desc);
create index query_logs_by_time on query_logs (response_time_ms);

-- Counters that are worth nothing after a crash.
create unlogged table rate_limits (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);

-- One row once the sample has been loaded whole; an empty table means an interrupted or absent sample.
create table sample_state (
  only_row   boolean primary key default true check (only_row),
  as_of      date not null,
  loaded_at  timestamptz not null default now()
);
