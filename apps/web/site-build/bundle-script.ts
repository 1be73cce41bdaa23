import { BUILD_BASE } from '@easel/contract/paths'
import { build } from 'vite'

/** One script of ours with everything it imports, minified; `define` replaces names by constants. */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.DEV': 'false',
      BUILT_BASE: JSON.stringify(JSON.stringify(BUILD_BASE)),
      ...define,
    },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'es' } },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error(`Nothing was built of ${entry}.`)
  const [chunk, ...others] = output.output
  if (others.length > 0) throw new Error(`${entry} must come out as one file.`)
  return chunk.code
}
