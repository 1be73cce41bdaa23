/** The meaning of a prompt, as written by `describeGraph`. */
export type Reading = readonly [prompt: string, reading: string, negative?: string]
