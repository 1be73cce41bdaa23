/** The installation's configured hosts. */
export type Hosts = { readonly productionHost: string | null; readonly previewHost: string | null }

/** Context of the checks, which have no client of their own. */
export type Visitor = {
  readonly hosts: () => Promise<Hosts>
  /** Absent while signed out. */
  readonly session?: { readonly token: string; readonly email: string }
}
