-- A small sample that each engine's reader is tested on: few rows, so that a test can say what the answer is.

insert into property_listings (title, property_type, city, state, price, bedrooms, bathrooms, status, address, created_at)
select 'Home ' || n, 'tiny_home', case n when 3 then 'Aspen' else 'Napa' end, case n when 3 then 'CO' else 'CA' end,
  100.5 * n, n, 1.5, 'available', n || ' Main St', '2026-01-02 03:04:05Z'
from generate_series(1, 3) n;

insert into reservations (property_id, guest_name, guest_email, check_in, check_out, reservation_type, total_price, status)
select (n - 1) % 3 + 1, 'Guest ' || n, 'guest' || n || '@example.com', make_date(2026, n, 1), make_date(2026, n, 4),
  'short_stay', 1000 * n, case n when 6 then 'cancelled' else 'completed' end
from generate_series(1, 6) n;

insert into visitors (name, email, interest_type, source, message)
select 'Visitor ' || n, 'visitor' || n || '@example.com', 'renting', 'google',
  case when n > 1 then E'I said "hello" ' || n || E' times; \\ and\ttwo\nlines' end
from generate_series(1, 40) n;

insert into real_estate_listings (mls_number, price, status) values ('100001', 500000, 'COP');

insert into contact_submissions (name, email, vertical, message) values ('Ada', 'ada@example.com', 'other', 'a secret');
