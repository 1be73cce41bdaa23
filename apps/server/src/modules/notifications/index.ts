/**
 * Notifications, kept until read and the same on every device. Each is written in the transaction of what it reports; an account keeps up to a
 * hundred. Other modules supply the wording.
 */
export type { FollowedNews } from './list-notifications.ts'
export { createNotificationsModule } from './notifications.module.ts'
export { type News, type Notify, shortened } from './notify.ts'
export { queueNews } from './queue-news.ts'
