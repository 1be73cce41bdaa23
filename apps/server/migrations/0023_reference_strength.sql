-- How closely the picture is to follow its reference, 0 … 1. Null: as whoever draws sees fit.
alter table tasks add column reference_strength real;
