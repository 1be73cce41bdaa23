import { AppError } from '../../platform/app-error.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import type { Mailer } from '../../platform/mails/mailer.ts'
import type { Attempts } from './attempts.ts'

/** All mail about an account, and how much of it one mailbox gets. */
export type AccountMails = ReturnType<typeof createAccountMails>

export function createAccountMails(deps: {
  readonly mailer: Pick<Mailer, 'isConfigured' | 'send'>
  /** Public address, with which links start. */
  readonly publicUrl: string
  /** Limits mail to one recipient that a stranger can trigger; undefined for no limit. */
  readonly recipientLimit: Attempts | undefined
  /** Limits notices to one recipient, by kind; undefined for no limit. */
  readonly noticeLimit: Attempts | undefined
}) {
  const { mailer, publicUrl, recipientLimit, noticeLimit } = deps
  const sendWithin = (expiresMs: number, to: string, subject: string, ...paragraphs: string[]) =>
    mailer.send({ to, subject, text: paragraphs.join('\n\n'), expiresMs })
  /** A day: the news stays true, but later it would only alarm. */
  const send = (to: string, subject: string, ...paragraphs: string[]) =>
    sendWithin(DAY_MS, to, subject, ...paragraphs)
  /**
   * Security notices, by mail only; without a mail server nothing is logged. They are counted separately from mail that anyone can trigger, and
   * by kind, so that neither a stranger nor another action uses up what an owner must be told. If counting fails, the notice is sent.
   */
  const notice = (kind: string, to: string, subject: string, ...paragraphs: string[]): void => {
    if (!mailer.isConfigured) return
    hasRoom(noticeLimit, { account: to.toLowerCase(), source: kind })
      .catch(() => true)
      .then((isSent) => isSent && send(to, subject, ...paragraphs))
  }
  const ifNotYou = `If it was not you, set a new password now: ${publicUrl}/reset-password. That ends every session, API key and passkey.`

  return {
    isConfigured: mailer.isConfigured,

    /** Counts a mail that anyone may have triggered; false when the mailbox has had enough for now. */
    mayBeSentTo: (email: string): Promise<boolean> =>
      hasRoom(recipientLimit, { account: email.toLowerCase(), source: '' }),

    /** A link was opened, so the mailbox belongs to the account: resets what strangers used up. Never rejects. */
    isOwnMailbox: async (email: string): Promise<void> => {
      await noticeLimit?.clearAccount(email.toLowerCase()).catch(() => {})
    },

    resetPassword: (to: string, token: string) =>
      sendWithin(
        HOUR_MS,
        to,
        'Choose a new password for Easel',
        'A new password was asked for, for your Easel account.',
        `Open this within an hour to choose it: ${publicUrl}/reset-password?token=${token}`,
        'If it was not you, do nothing: your password stays.',
      ),
    verifyAddress: (to: string, token: string) =>
      send(
        to,
        'Verify your email address for Easel',
        'An Easel account was made with this address.',
        `Open this within a day to verify that it is yours: ${publicUrl}/account?email_token=${token}`,
        'If you made no account, do nothing. You can also take the account over by setting a new password.',
      ),
    confirmNewAddress: (to: string, token: string) =>
      sendWithin(
        HOUR_MS,
        to,
        'Confirm your new email address for Easel',
        'An Easel account is to use this address from now on.',
        `Open this within an hour to confirm it: ${publicUrl}/account?email_token=${token}`,
        'If it was not you, do nothing: nothing changes.',
      ),
    /** Anyone can trigger it, so it counts toward `mayBeSentTo`. */
    hasAccountAlready: (to: string) =>
      send(
        to,
        'You have an Easel account already',
        'A new account was asked for with your address, which has one. Nothing has changed.',
        `Sign in at ${publicUrl}/auth, or set a new password at ${publicUrl}/reset-password if you have forgotten yours.`,
        'If it was not you, you need not do anything.',
      ),
    passwordChanged: (to: string) =>
      notice(
        'password changed',
        to,
        'The password of your Easel account was changed',
        'Every other session was signed out, every API key and passkey ended, and every webhook was turned off.',
        ifNotYou,
      ),
    addressIsAboutToChange: (to: string) =>
      notice(
        'address about to change',
        to,
        'Your Easel account is about to get another email address',
        'The change was asked for with your password. It counts once the new address confirms it.',
        ifNotYou,
      ),
    addressChanged: (to: string) =>
      notice(
        'address changed',
        to,
        'The email address of your Easel account was changed',
        'You sign in with another address from now on. This one gets no further mail about the account.',
        'If it was not you, write to the operator of this site.',
      ),
    keyMade: (to: string, name: string) =>
      notice(
        'key made',
        to,
        'A new API key for your Easel account',
        `A key named “${name}” was made. It can do what you can, except change the account itself.`,
        `See your keys at ${publicUrl}/account#keys.`,
        ifNotYou,
      ),
    appConnected: (to: string, name: string) =>
      notice(
        'app connected',
        to,
        'An app was connected to your Easel account',
        `An app that calls itself “${name}” can make and read pictures as you, as far as you allowed it.`,
        `See your apps at ${publicUrl}/account#apps.`,
        ifNotYou,
      ),
    passkeyAdded: (to: string, name: string) =>
      notice(
        'passkey added',
        to,
        'A new passkey for your Easel account',
        `A passkey named “${name}” was added. It signs in to your account.`,
        `See your passkeys at ${publicUrl}/account#passkeys.`,
        ifNotYou,
      ),
    webhookMade: (to: string, url: string) =>
      notice(
        'webhook made',
        to,
        'A new webhook for your Easel account',
        `What happens in your account is told to ${new URL(url).host} from now on.`,
        `See your webhooks at ${publicUrl}/account#webhooks.`,
        ifNotYou,
      ),
    webhookOff: ({ email, url, why }: { email: string; url: string; why: 'gone' | 'failing' }) =>
      notice(
        'webhook off',
        email,
        'A webhook of your Easel account was switched off',
        why === 'gone'
          ? `${new URL(url).host} answered that it takes no more messages (410 Gone).`
          : `${new URL(url).host} has taken no message for days.`,
        `See what happened and switch it on again at ${publicUrl}/account#webhooks.`,
      ),
  }
}

/** Counts one more; false when there were enough for now. */
async function hasRoom(limit: Attempts | undefined, mail: Parameters<Attempts['take']>[0]): Promise<boolean> {
  try {
    await limit?.take(mail)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
