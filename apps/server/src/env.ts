import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { StartupError } from './platform/startup-error.ts'
import { contradictionsIn } from './settings/contradictions.ts'
import type { Setting } from './settings/setting.ts'
import { SETTINGS } from './settings/settings.ts'

type Groups = typeof SETTINGS
type Keys = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]
type SettingOf<K extends Keys> = Extract<
  { [G in keyof Groups]: K extends keyof Groups[G] ? Groups[G][K] : never }[keyof Groups],
  Setting
>
type ValueOf<S extends Setting> = S extends { default: string }
  ? z.output<S['schema']>
  : z.output<S['schema']> | undefined

/** The typed settings, with derived values filled in. */
export type Env = { readonly [K in Exclude<Keys, 'PUBLIC_URL'>]: ValueOf<SettingOf<K>> } & {
  /** Public address, possibly with a path; no trailing slash. */
  readonly PUBLIC_URL: string
  /** Whether PUBLIC_URL was set; otherwise this machine's own address is used. */
  readonly hasPublicUrl: boolean
  /** Base path from PUBLIC_URL, such as `/easel`; empty at the root of a host. */
  readonly siteBase: string
}

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.values(SETTINGS).flatMap(Object.keys)

/** Reads the settings; throws one `StartupError` that lists every problem. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  const settings: Record<string, Setting> = Object.assign({}, ...Object.values(SETTINGS))
  for (const [name, setting] of Object.entries(settings)) {
    const given = source[name]?.trim() || setting.default
    if (given === undefined) continue
    const result = z.safeParse(setting.schema, given)
    if (result.success) values[name] = result.data
    else {
      const shown = setting.isSecret ? '' : `, but is ${JSON.stringify(given)}`
      problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${shown}.`)
    }
  }
  problems.push(...contradictionsIn((name) => source[name]?.trim() || undefined))
  if (problems.length > 0)
    throw new StartupError(
      `The configuration is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  const publicUrl = new URL(String(values['PUBLIC_URL'] ?? `http://localhost:${values['PORT']}`))
  const siteBase = publicUrl.pathname.replace(/\/$/, '')
  return {
    ...values,
    PUBLIC_URL: publicUrl.origin + siteBase,
    siteBase,
    hasPublicUrl: values['PUBLIC_URL'] !== undefined,
    DATA_DIR: resolve(String(values['DATA_DIR'])),
  } as Env
}
