/** What a prompt means, as `describeGraph` writes it. */
export type Reading = readonly [prompt: string, reading: string, negative?: string]
