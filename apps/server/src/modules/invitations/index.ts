/**
 * Who may make an account here: everyone, those who hold an invitation, or no one. Every way to sign up asks `admit` first. An invitation makes
 * one account, also when it is sent twice at once; its token lies nowhere but in its link.
 */
export { createInvitations, type Invitations } from './invitations.ts'
export { type Admission, createSignUps, type SignUps } from './sign-ups.ts'
