-- Colors of a person's brand, written once: as sixteenths, small letters.
alter table user_preferences add column brand_colors text[] not null default '{}' check (cardinality(brand_colors) <= 6);
