/** `{base}` is replaced by the base path. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Easel</title>
<link rel="icon" type="image/svg+xml" href="{base}/favicon.svg">
<link rel="stylesheet" href="{base}/api/docs/swagger-ui.css">
<link rel="stylesheet" href="{base}/api/docs/reference.css">
</head>
<body>
<nav><a href="{base}/">Easel</a> <a href="{base}/account#keys">API keys</a> <a href="{base}/api/openapi.json">OpenAPI document</a></nav>
<main id="reference"><noscript>This page needs JavaScript. The same stands in the OpenAPI document.</noscript></main>
<script src="{base}/api/docs/swagger-ui.js"></script>
<script src="{base}/api/docs/start.js" data-base="{base}"></script>
</body>
</html>
`

export const REFERENCE_STYLES = `body { margin: 0 }
nav { display: flex; flex-wrap: wrap; gap: 1.25rem; padding: 0.75rem 1.25rem; font: 600 0.875rem/1.5 sans-serif }
nav a { color: #1f3fd0 }
.dark-mode { background: #1c2022; color-scheme: dark }
.dark-mode nav a { color: #a9b9ff }
.swagger-ui .info { margin: 1.5rem 0 }
.swagger-ui .opblock-summary-path { word-break: break-word }
.swagger-ui .opblock-body { overflow-x: auto }
.dark-mode .swagger-ui table.headers .header-col { color: #d0d4d8 }
.swagger-ui .info .title small { background: #4d5663 }
.swagger-ui .info .title small.version-stamp { background: #3f6a00 }
.swagger-ui .opblock .opblock-summary-method { color: #10151c; text-shadow: none }
html:not(.dark-mode) .swagger-ui .parameter__in { color: #5b5b5b }
html:not(.dark-mode) .swagger-ui .btn.authorize { border-color: #187a4b; color: #187a4b; fill: #187a4b }
html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #187a4b }
`

/**
 * Requests go to the page's own origin, and keys are forgotten when it closes. Descriptions stay plain text: the library would turn them into
 * HTML, which Trusted Types forbid.
 */
export const START_REFERENCE = `const { base } = document.currentScript.dataset
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

// A link inside an operation's button cannot be reached separately by keyboard, and there is only one server to choose from.
const plainParts = () => ({
  wrapComponents: {
    DeepLink: (_original, { React }) => ({ text }) => React.createElement('span', null, text),
    ServersContainer: () => () => null,
    Markdown: (_original, { React }) => ({ source }) =>
      source ? React.createElement('p', { className: 'renderedMarkdown' }, source) : null,
  },
})

async function start() {
  const answer = await window.fetch(base + '/api/openapi.json')
  const spec = { ...(await answer.json()), servers: [{ url: location.origin + base }] }
  SwaggerUIBundle({
    spec,
    domNode: document.getElementById('reference'),
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    filter: true,
    persistAuthorization: false,
    syntaxHighlight: { theme: 'obsidian' },
    plugins: [plainParts],
    validatorUrl: null,
  })
}

start().catch(() => {
  document.getElementById('reference').textContent = 'The reference could not be loaded. Reload the page.'
})
`
