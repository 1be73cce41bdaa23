-- News of authors keep no name, which changes and goes; whoever reads them is told the one of that day.
update notifications set title = 'New in the gallery from an author you follow' where kind = 'following' and path like '/authors/%';
