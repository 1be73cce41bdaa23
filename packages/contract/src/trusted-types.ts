/** The only policies by which a page may turn text into a script or its URL; each is defined where it is created. */
export const TRUSTED_TYPES = ['easel-program', 'easel-service-worker', 'easel-lettering'] as const

export type TrustedTypesPolicyName = (typeof TRUSTED_TYPES)[number]
