/** Each rule is one sentence of docs/architecture.md. */
const error = (name, comment, rule) => ({ name, comment, severity: 'error', ...rule })

/** Folders of the providers' package that are no vendor's. */
const SHARED_BY_PROVIDERS = '^packages/providers/src/(hosted|language|net|speech|testing)/'

module.exports = {
  forbidden: [
    error('no-cycles', 'Files do not import each other in a circle, not for types either.', {
      from: {},
      to: { circular: true },
    }),
    error('resolvable', 'Every import leads somewhere.', {
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(inline|url)$|^virtual:' },
    }),
    error('contract-is-a-leaf', 'The contract imports nothing of ours.', {
      from: { path: '^packages/contract/src' },
      to: { path: '^(apps|e2e|packages/(?!contract))' },
    }),
    error('metadata-is-a-leaf', 'What is read from files needs nothing of ours.', {
      from: { path: '^packages/picture-metadata/src' },
      to: { path: '^(apps|e2e|packages/(?!picture-metadata))' },
    }),
    error('audio-is-a-leaf', 'Sound is made without knowing the product.', {
      from: { path: '^packages/audio/src' },
      to: { path: '^(apps|e2e|packages/(?!audio))' },
    }),
    error('engine-is-a-leaf', 'The engine knows nothing of the product.', {
      from: { path: '^packages/engine/src' },
      to: { path: '^(apps|e2e|packages/(?!engine))' },
    }),
    error('lettering-knows-the-contract-alone', 'Words are drawn alike in the browser and on the server.', {
      from: { path: '^packages/lettering/src' },
      to: { path: '^(apps|e2e|packages/(?!lettering|contract))' },
    }),
    error('providers-know-the-engine-alone', 'Providers know the engine, not the product.', {
      from: { path: '^packages/providers/src' },
      to: { path: '^(apps|e2e|packages/(?!providers|engine))' },
    }),
    error('providers-are-siblings', 'A vendor’s folder does not import another vendor’s.', {
      from: { path: '^packages/providers/src/([^/]+)/', pathNot: SHARED_BY_PROVIDERS },
      to: {
        path: '^packages/providers/src/[^/]+/',
        pathNot: [SHARED_BY_PROVIDERS, '^packages/providers/src/$1/'],
      },
    }),
    error(
      'web-knows-only-the-contract',
      'The web app sees the server through the contract; it reads files by itself, and prompts as the engine would.',
      {
        from: { path: '^apps/web' },
        to: {
          path: '^(apps/server|packages/(?!contract|picture-metadata|lettering))',
          pathNot: '^packages/engine/src/parse/check-prompt[.]ts$',
        },
      },
    ),
    error('server-never-imports-web', 'The server does not import the web app.', {
      from: { path: '^apps/server' },
      to: { path: '^apps/web' },
    }),
    error('platform-has-no-business', 'The platform does not know the modules.', {
      from: { path: '^apps/server/src/platform' },
      to: { path: '^apps/server/src/(modules/|(app|main|create-modules|create-routes|open-platform)[.]ts$)' },
    }),
    error('modules-meet-at-the-door', 'A module is entered through its index.ts.', {
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    }),
    error('app-sees-only-doors', 'The composition root uses module doors.', {
      from: { path: '^apps/server/src/[^/]+[.]ts$' },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index[.]ts$' },
    }),
    error('only-imaging-sees-providers', 'Only imaging, voices and rewording choose a provider.', {
      from: {
        path: '^apps/server/src',
        pathNot: ['^apps/server/src/modules/(imaging|voices|rewording)/', '[.]test[.]ts$'],
      },
      to: {
        path: '^packages/(providers|engine)',
        pathNot: [
          '^packages/engine/src/collect-garbage[.]ts$',
          // How anything outside is asked, which webhooks do, too.
          '^packages/providers/src/net/(exchange|public-address)[.]ts$',
        ],
      },
    }),
    error('only-repositories-touch-sql', 'SQL lives in repositories and tables.', {
      from: { path: '^apps/server/src/modules/', pathNot: '[.](repository|table|test)[.]ts$' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql/pglite)/' },
    }),
    error('use-cases-do-not-know-http', 'HTTP ends at the routes.', {
      from: { path: '^apps/server/src/modules/', pathNot: '[.](routes|module|test)[.]ts$' },
      to: { path: ['node_modules/hono/', '^apps/server/src/platform/http/'] },
    }),
    error(
      'command-line-knows-no-server',
      'The command line sees the server through the contract, and draws with the engine.',
      {
        from: { path: '^packages/cli' },
        to: { path: '^(apps|e2e|packages/(?!cli|contract|engine|picture-metadata))' },
      },
    ),
    error('nothing-needs-the-command-line', 'The command line is run, never imported.', {
      from: { pathNot: '^packages/cli' },
      to: { path: '^packages/cli' },
    }),
    error('client-knows-the-contract-alone', 'The typed client is the contract, and a way to send it.', {
      from: { path: '^packages/client' },
      to: { path: '^(apps|e2e|packages/(?!client|contract))' },
    }),
    error('nothing-needs-the-client', 'The typed client is for programs elsewhere.', {
      from: { pathNot: '^packages/client' },
      to: { path: '^packages/client' },
    }),
    error('web-shared-is-the-bottom', 'Shared web code does not know features, pages or the app.', {
      from: { path: '^apps/web/src/shared' },
      to: { path: '^apps/web/src/(features|pages|app)/' },
    }),
    error('features-do-not-import-features', 'Features meet in pages.', {
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    }),
    error('features-do-not-import-pages', 'Features do not know pages or the app.', {
      from: { path: '^apps/web/src/features' },
      to: { path: '^apps/web/src/(app|pages)/' },
    }),
    error('tests-stay-out', 'Product code does not import tests.', {
      from: { pathNot: '([.]test[.]tsx?$|/test/|^e2e/|[.]config[.]ts$)' },
      to: { path: '[.]test[.]tsx?$' },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours alone: a package's own `dist` is how a rule sees that it is used.
    exclude: { path: '^(apps|packages)/[^/]+/(dist|build|[.]react-router|public)/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    tsPreCompilationDeps: true,
  },
}
