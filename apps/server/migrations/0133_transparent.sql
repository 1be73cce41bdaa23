-- Whether a picture is to have no background, where its model can draw without one.
alter table tasks add column is_transparent boolean not null default false;
