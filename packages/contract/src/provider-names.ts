/** Names of the providers of pictures, speech and text, by id, as screens and messages show them. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  'built-in': 'Built-in engine',
  lettering: 'Text effects',
  imported: 'Imported',
  uploaded: 'Uploaded',
  replicate: 'Replicate',
  openai: 'OpenAI',
  'openai-compatible': 'Image server',
  runware: 'Runware',
  google: 'Google',
  fal: 'fal',
  sdapi: 'Stable Diffusion server',
  comfyui: 'ComfyUI',
  local: 'Local model',
  elevenlabs: 'ElevenLabs',
  'speech-server': 'Speech server',
}

/** An id that is not in the table, of a provider that is no longer known, stands for itself. */
export function providerName(id: string): string {
  return Object.hasOwn(PROVIDER_NAMES, id) ? (PROVIDER_NAMES[id] ?? id) : id
}
