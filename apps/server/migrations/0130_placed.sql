-- Where, when and in what style the built-in engine set a picture; what stands in it is `read_as`. Empty for pictures drawn before.
alter table generations add column placed text[] not null default '{}';
