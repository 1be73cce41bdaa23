-- Where the things that a picture is about stand in it, the most important first: cuts for posts and banners keep them. An array of
-- {left, top, width, height} as shares of the picture; empty where whoever drew it does not say.
alter table generations add column subjects jsonb not null default '[]';
grant select (subjects) on generations to anon;
