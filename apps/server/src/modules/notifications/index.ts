/**
 * What has happened to a person's things, kept until they have seen it: the same on every device.
 * Guarantees: a notification is written in the transaction of what it tells; an account keeps a hundred at most.
 * It knows nothing of what the news are about: other modules say it in words.
 */
export type { FollowedNews } from './list-notifications.ts'
export { createNotificationsModule } from './notifications.module.ts'
export { type News, type Notify, shortened } from './notify.ts'
export { queueNews } from './queue-news.ts'
