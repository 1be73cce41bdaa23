/** The hosts that an installation is set up with. */
export type Hosts = { readonly productionHost: string | null; readonly previewHost: string | null }

/** Who looks. The checks know no client of their own. */
export type Visitor = {
  readonly hosts: () => Promise<Hosts>
  /** Absent while signed out. */
  readonly session?: { readonly token: string; readonly email: string }
}
