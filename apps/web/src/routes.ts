import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { toolHref } from './content/tools.ts'
import { PATHS, postHref, styleHref } from './shared/lib/paths.ts'

export default [
  layout('app/shell/site-layout.tsx', [
    index('pages/home.tsx'),
    route(PATHS.faq, 'pages/faq.tsx'),
    route(PATHS.privacy, 'pages/legal/privacy.tsx'),
    route(PATHS.terms, 'pages/legal/terms.tsx'),
    route(PATHS.contentPolicy, 'pages/legal/content-policy.tsx'),
    route(PATHS.tutorials, 'pages/tutorials.tsx'),
    route(PATHS.templatesLibrary, 'pages/templates-library.tsx'),
    route(PATHS.stylesLibrary, 'pages/styles-library.tsx'),
    route(PATHS.promptLibrary, 'pages/prompt-library.tsx'),
    route(PATHS.aiImageGenerator, 'pages/ai-image-generator.tsx'),
    route(PATHS.freeAiImageGenerator, 'pages/free-ai-image-generator.tsx'),
    route(PATHS.aiArtGenerator, 'pages/ai-art-generator.tsx'),
    route(PATHS.paymentSuccess, 'pages/payment-success.tsx'),
    route(PATHS.paymentCanceled, 'pages/payment-canceled.tsx'),
    route(PATHS.blog, 'pages/blog.tsx'),
    route(postHref(':slug'), 'pages/blog-post.tsx'),
    route(PATHS.siteMap, 'pages/site-map.tsx'),
    route(PATHS.domainDiagnostics, 'pages/domain-diagnostics.tsx'),
    route(PATHS.offline, 'pages/offline.tsx'),
  ]),
  layout('app/shell/door-layout.tsx', [
    route(PATHS.auth, 'pages/auth.tsx'),
    route(PATHS.resetPassword, 'pages/reset-password.tsx'),
  ]),
  layout('app/shell/studio-layout.tsx', [
    layout('app/shell/page-boundary.tsx', [
      route(PATHS.generate, 'pages/generate.tsx'),
      route(PATHS.advanced, 'pages/advanced.tsx'),
      route(PATHS.prompts, 'pages/prompts.tsx'),
      route(PATHS.templates, 'pages/templates.tsx'),
      route(PATHS.styles, 'pages/styles.tsx'),
      route(styleHref(':id'), 'pages/style.tsx'),
      route(PATHS.generateAudio, 'pages/generate-audio.tsx'),
      route(PATHS.textEffects, 'pages/text-effects.tsx'),
      route(PATHS.more, 'pages/more.tsx'),
      route(toolHref(':tool'), 'pages/more-tool.tsx'),
      route(PATHS.gallery, 'pages/gallery.tsx'),
      route(PATHS.pricing, 'pages/pricing.tsx'),
      layout('app/shell/session-layout.tsx', [
        route(PATHS.dashboard, 'pages/dashboard.tsx'),
        route(PATHS.saved, 'pages/my-generations.tsx'),
        route(PATHS.history, 'pages/history.tsx'),
        route(PATHS.account, 'pages/account.tsx'),
        route(PATHS.billing, 'pages/billing.tsx'),
        route(PATHS.moderation, 'pages/moderation.tsx'),
        route(PATHS.operator, 'pages/operator.tsx'),
        route(PATHS.providers, 'pages/providers.tsx'),
      ]),
      route('/:token', 'pages/shared-picture.tsx'),
      route('*', 'pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
