-- How long pictures take with each model, by the hour: what the form says of its speed.
create table model_hours (
  provider text not null,
  -- Empty where only the provider knows which of its models drew.
  model text not null,
  quality text not null,
  hour timestamptz not null,
  pictures integer not null default 0,
  -- Milliseconds of all of them, waiting left out.
  total_ms bigint not null default 0,
  primary key (provider, model, quality, hour)
);
create index model_hours_hour_idx on model_hours (hour);
alter table model_hours enable row level security;

-- The model that was chosen for a picture of a batch; null: by its quality.
alter table batch_pictures add column model text;
