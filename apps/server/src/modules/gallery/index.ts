/**
 * The gallery: pictures that their owners show to everybody, for as long as they do. What is in it, the database decides from the picture's
 * own row; here are publishing and taking back, the list with its search, and likes.
 */
export { createFollowNews, type FollowNews } from './authors/follow-news.ts'
export { createGalleryModule } from './gallery.module.ts'
