import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Where the development server finds the product's own server; the built page is served by that server itself. */
const server = process.env['EASEL_SERVER'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/images': server } },
})
