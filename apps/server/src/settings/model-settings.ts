import {
  address,
  amount,
  decimal,
  integer,
  modelId,
  modelPath,
  type Setting,
  text,
  weightedNames,
} from './setting.ts'

export const MODELS_SETTINGS = {
  IMAGE_PROVIDERS: {
    schema: text,
    doc: 'Providers by function and quality, instead of the default order: rows `function.quality=provider,provider`, separated by `;`. A function is `generate-image` (the queue), `generate-image-model`, `openai-image`, `replicate-generate` (the form) or `*`; without a quality (`standard`, `high`, `ultra`) a row holds for all. The first provider draws, the others step in when it is not reached; who is not named does not. E.g. `*=replicate,built-in; *.ultra=openai`.',
  },
  IMAGE_PRICES: {
    schema: text,
    doc: 'What a picture costs you in US dollars, by provider or model, and for 2K and 4K by model: `openai=0.04, replicate/flux-dev=0.025, google/gemini-3-pro-image@4k=0.24`. A larger size without a price counts as 4 or 16 times the model’s. Shown beside Generate and with each picture; a vendor that reports its price itself is believed. The built-in engine and your own servers cost 0 unless you say otherwise.',
  },
  SPEND_CAP_USD: {
    schema: amount,
    doc: 'Most that pictures may cost you in a day (UTC). Above it pictures are drawn by the next provider that is free, or refused. Needs IMAGE_PRICES for every vendor that is set up.',
  },
  CONTENT_POLICY_FILE: {
    schema: text,
    doc: 'File with words and phrases that prompts must not contain, one a line, on top of the product’s own; `#` begins a remark. Read at the start. Without it: `content-policy.txt` in DATA_DIR, if there is one.',
  },
  REPLICATE_API_TOKEN: {
    schema: text,
    isSecret: true,
    doc: 'Draws the form’s pictures through Replicate: flux-schnell, flux-dev and flux-1.1-pro by quality, flux-dev whenever standard has a reference picture. Prompts and reference pictures go there, and Replicate charges for each picture.',
  },
  REPLICATE_BASE_URL: {
    schema: address,
    doc: 'Another address that speaks Replicate’s API. It gets the token, and pictures may lie there too.',
  },
  REPLICATE_IMAGE_MODEL: {
    schema: modelPath,
    doc: 'Draws everything at Replicate with this official model, by the inputs that Replicate publishes for it: `black-forest-labs/flux-2-pro`.',
  },
  OPENAI_API_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Draws through OpenAI: gpt-image-2.6-flare for standard, gpt-image-2.6-sunburst above it. Prompts and reference pictures go there, and OpenAI charges for each picture.',
  },
  OPENAI_BASE_URL: {
    schema: address,
    doc: 'Another address that speaks OpenAI’s images API; it gets the key, and pictures may lie there too. Without OPENAI_API_KEY: a server of your own, such as LocalAI or stable-diffusion.cpp.',
  },
  OPENAI_IMAGE_MODEL: {
    schema: text,
    doc: 'Draws everything at OPENAI_BASE_URL or OpenAI with this model, e.g. `gpt-image-2`, or a name that your own server knows.',
  },
  OPENAI_PARTIAL_IMAGES: {
    schema: integer(0, 3),
    doc: 'Pictures of what is forming that each picture asks of OpenAI’s models, 0 to 3; pages show them while it is drawn, and OpenAI charges a little for each. Default 2; 0 asks for none.',
  },
  RUNWARE_API_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Draws through Runware: flux-schnell, flux-dev and flux-1.1-pro by quality, flux-dev where there is a reference picture. Prompts and reference pictures go there, and Runware charges for each picture.',
  },
  RUNWARE_BASE_URL: {
    schema: address,
    doc: 'Another address that speaks Runware’s API. It gets the key, and pictures may lie there too.',
  },
  RUNWARE_IMAGE_MODEL: {
    schema: text,
    doc: 'Draws everything at Runware with this model, by its AIR identifier. It is sent a prompt, a size and a seed.',
  },
  GOOGLE_API_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Draws through Google’s Gemini API: gemini-3.1-flash-lite-image, gemini-nano-banana-2.1 and gemini-3-pro-image by quality. Prompts and reference pictures go there, and Google charges for each picture.',
  },
  GOOGLE_BASE_URL: { schema: address, doc: 'Another address that speaks the Gemini API. It gets the key.' },
  GOOGLE_IMAGE_MODEL: {
    schema: text,
    doc: 'Draws everything at Google with this model: a `gemini-…` that makes pictures, or an `imagen-…`.',
  },
  FAL_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Draws through fal: flux-schnell, flux-dev and flux-1.1-pro by quality, flux-dev where there is a reference picture. Prompts and reference pictures go there, and fal charges for each picture.',
  },
  FAL_BASE_URL: {
    schema: address,
    doc: 'Another address that speaks fal’s queue API. It gets the key, and pictures may lie there too.',
  },
  FAL_IMAGE_MODEL: {
    schema: modelPath,
    doc: 'Draws everything at fal with this endpoint, by the inputs that fal publishes for it: `fal-ai/flux-2-pro`.',
  },
  SDAPI_URL: {
    schema: address,
    isSecret: true,
    doc: 'A model server of your own that speaks `/sdapi/v1` (AUTOMATIC1111 and Forge with `--api`, SD.Next, stable-diffusion.cpp), e.g. `http://localhost:7860`, with `user:password@` before the host where it asks for them. It draws one picture at a time.',
  },
  SDAPI_MODEL: {
    schema: text,
    doc: 'Which of several models SDAPI_URL draws with, as the server lists it. Without it: the one that is loaded there.',
  },
  SDAPI_CFG: {
    schema: decimal(0, 30),
    doc: 'How closely pictures of SDAPI_URL follow the prompt (`cfg_scale`). Turbo and lightning models, FLUX and Z-Image want 1. Without it: the server’s own, about 7 at AUTOMATIC1111 and Forge.',
  },
  SDAPI_SAMPLER: {
    schema: text,
    doc: 'Sampler of SDAPI_URL by the server’s name: `Euler a`, `euler`. Without it: the server’s own.',
  },
  SDAPI_SCHEDULER: {
    schema: text,
    doc: 'Scheduler of SDAPI_URL by the server’s name: `karras`. Without it: the server’s own.',
  },
  SDAPI_LORAS: {
    schema: weightedNames,
    doc: 'LoRA files that every picture of SDAPI_URL is drawn with, by the server’s names, each with its weight: `ink:0.8, sepia:0.5`.',
  },
  COMFYUI_URL: {
    schema: address,
    isSecret: true,
    doc: 'A ComfyUI server of your own, e.g. `http://localhost:8188`. Needs COMFYUI_WORKFLOW.',
  },
  COMFYUI_WORKFLOW: {
    schema: text,
    doc: 'File with the workflow that draws, as ComfyUI’s Export (API) writes it, with `{{prompt}}` and `{{seed}}` put where they belong, and `{{negative_prompt}}`, `{{width}}`, `{{height}}`, `{{steps}}` where the workflow has a place for them (docs/providers.md).',
  },
  COMFYUI_REFERENCE_WORKFLOW: {
    schema: text,
    doc: 'File with the workflow for pictures with a reference: the same places, and `{{reference}}` in LoadImage, `{{denoise}}` in the sampler. Without it reference pictures are left out.',
  },
  LOCAL_MODEL_IDLE_MINUTES: {
    schema: integer(1, 1_440),
    default: '15',
    doc: 'How long the model on this machine stays in memory after its last picture, in minutes. The next picture waits until it is read again.',
  },
  LOCAL_IMAGE_SIDE: {
    schema: integer(256, 2_048),
    default: '1024',
    doc: 'Side in pixels of the square that your own model servers draw well; other shapes get the same area, and every picture is brought to the product’s size.',
  },
  LOCAL_IMAGE_SECONDS: {
    schema: integer(30, 3_600),
    default: '300',
    doc: 'How long a picture on your own model servers may take, in seconds, counted from when it is begun there. It waits for others for as long again.',
  },
  LOCAL_IMAGE_STEPS: {
    schema: integer(1, 150),
    default: '20',
    doc: 'Sampling steps of a standard picture on your own model servers; high takes half as many more, ultra more than twice as many. Turbo models want 4 to 8.',
  },
  LOCAL_MODEL: {
    schema: modelId,
    doc: 'Which of the models that `npm run model` installed draws, by its id: `z-image-turbo`. Without it: the one that was installed last.',
  },
  LOCAL_MODEL_DIR: {
    schema: text,
    doc: 'Folder with model files that are there already. A file whose name and size fit is checked once and used where it lies, not downloaded.',
  },
  LOCAL_LORA_DIR: {
    schema: text,
    doc: 'Folder with LoRA files (`.safetensors`) for the model on this machine; read at the start. Without it: `models/loras` in DATA_DIR.',
  },
  LOCAL_MODEL_MANIFEST: {
    schema: text,
    doc: 'File with more models that `npm run model` offers, as JSON (docs/local-models.md). A model with the id of one of the product’s own takes its place.',
  },
  MODEL_MIRROR: {
    schema: address,
    doc: 'Address that models and the program that runs them are downloaded from instead of their own hosts, by the same paths: `https://models.example.com`. What comes is checked as ever.',
  },
  SD_SERVER_PATH: {
    schema: text,
    doc: 'An sd-server program of your own (stable-diffusion.cpp) that runs the installed model instead of the one that `npm run model` downloads.',
  },
} as const satisfies Record<string, Setting>
