-- What pictures of a batch are asked for in: a size above the product's own (null: the product's own), and whether without a background.
alter table batch_pictures add column resolution text check (resolution in ('2k', '4k'));
alter table batch_pictures add column is_transparent boolean not null default false;
