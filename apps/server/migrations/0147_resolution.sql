-- The size above the product's own that a picture is asked for in, where its model has it; null: the product's own.
alter table tasks add column resolution text check (resolution in ('2k', '4k'));
