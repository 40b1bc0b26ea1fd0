-- What the daily refresh of the sample must know: which demos hold the sample, and which listings still are as it wrote them.

-- A demo whose tables held an operator's own rows was never filled, and must never be emptied. A sample that was loaded before
-- this file does not say what it filled: it stays as it is.
alter table sample_state add column demos text[] not null default '{}';

-- The sample's listings as they were written. A visitor's upload may change one, and from then on it is the visitor's.
create table sample_listings (
  mls_number  text primary key,
  fingerprint text not null
);
alter table sample_listings enable row level security;

-- JSON writes dates and numbers the same way whatever the session's settings are.
create function listing_fingerprint(l real_estate_listings) returns text language sql stable as $$
  select md5(jsonb_build_array(l.mls_number, l.price, l.address, l.status, l.beds, l.full_baths, l.partial_baths, l.subdivision,
    l.sold_price, l.ask_price, l.close_date, l.price_per_sf, l.days_on_market, l.owner_rental_in_23, l.has_pool, l.year_built)::text)
$$;

-- One server at a time, and only forward: the second one to come finds the day already set, and its transaction ends here.
create function begin_sample_refresh(today date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7238114903);
  update sample_state set as_of = today where as_of < today and demos <> '{}';
  if not found then
    raise exception 'the sample is not due' using errcode = 'SR001';
  end if;
end $$;
