-- By which a start sees that it has another secret than the process before it; null until one has written it.
alter table installation add column secret_check text;
