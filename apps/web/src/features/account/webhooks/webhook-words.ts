import type { Webhook, WebhookDelivery, WebhookEvent } from '@easel/contract/programs/webhooks'

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'picture.finished': 'A picture is finished',
  'picture.failed': 'A picture fails',
  'picture.deleted': 'A picture is deleted for good',
  'batch.finished': 'A batch is done',
  'sound.finished': 'A sound is finished',
  'sound.failed': 'A sound fails',
  'sound.deleted': 'A sound is deleted',
}

/** Why a webhook is off, and what to do. */
export const OFF_WORDS: Readonly<Record<NonNullable<Webhook['off']>, string>> = {
  owner: 'You turned it off. Waiting deliveries are sent if you turn it back on within three days.',
  gone: 'Turned off: the receiver answered that it takes no more messages (410 Gone).',
  failing: 'Turned off: the receiver has accepted nothing for days. Send a test, then turn it back on.',
  access: 'Turned off when access to your account was ended. Check the address, then turn it back on.',
}

const FAILURE_WORDS: Readonly<Record<NonNullable<WebhookDelivery['failure']>, string>> = {
  blocked: 'The address is not public',
  unreachable: 'The receiver could not be reached',
  timeout: 'The receiver took too long',
  broken: 'The connection broke',
  expired: 'It expired after three days',
}

/** Result of a delivery's last attempt, in words. */
export function outcomeOf({ answered, failure, status }: WebhookDelivery): string {
  if (failure !== null) return FAILURE_WORDS[failure]
  if (answered === null) return 'Not sent yet'
  if (status === 'delivered') return `Answered ${answered}`
  return answered >= 300 && answered <= 399
    ? `Answered ${answered}: redirects are not followed`
    : `Answered ${answered}`
}
