/** The only policies by which a page may turn text into a script or its address: what each lets through stands where it is made. */
export const TRUSTED_TYPES = ['easel-program', 'easel-service-worker', 'easel-lettering'] as const

export type TrustedTypesPolicyName = (typeof TRUSTED_TYPES)[number]
