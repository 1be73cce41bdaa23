-- News about authors no longer store a name: authors rename themselves and leave, so the name is looked up when the news are read.
update notifications set title = 'New in the gallery from an author you follow' where kind = 'following' and path like '/authors/%';
