/**
 * The gallery: pictures that their owners publish, for as long as they do. The database derives its content from the pictures' own rows; this
 * module publishes and unpublishes, lists, searches, and counts likes.
 */
export { createFollowNews, type FollowNews } from './authors/follow-news.ts'
export { createGalleryModule } from './gallery.module.ts'
