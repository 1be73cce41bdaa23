/**
 * Decides who may create an account: everyone, people with an invitation, or no one. Every way of signing up asks `admit` first. An invitation
 * makes one account, even if it is sent twice at once; its token exists only in the link.
 */
export { createInvitations, type Invitations } from './invitations.ts'
export { type Admission, createSignUps, type SignUps } from './sign-ups.ts'
