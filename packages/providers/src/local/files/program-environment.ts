/** What a program of others needs to know: where things are, never what the settings hold. */
const KEPT = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'SystemRoot',
  'XDG_RUNTIME_DIR',
  'CUDA_VISIBLE_DEVICES',
  'HIP_VISIBLE_DEVICES',
  'ROCR_VISIBLE_DEVICES',
  'GGML_VK_VISIBLE_DEVICES',
  'VK_ICD_FILENAMES',
  'VK_DRIVER_FILES',
]

/** The environment of sd-server: without secrets, and with the libraries that lie beside it. */
export function programEnvironment(
  folder: string,
  // biome-ignore lint/style/noProcessEnv: what the system itself put there is passed on, no setting.
  source: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const kept = KEPT.flatMap((name) => {
    const value = source[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const libraries = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  const before = source[libraries]
  return { ...Object.fromEntries(kept), [libraries]: before ? `${folder}:${before}` : folder }
}
