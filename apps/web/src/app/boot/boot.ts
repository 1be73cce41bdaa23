// Runs on every page at once, whether or not the program (React and the page's own code) has been requested.

import { watchScroll } from '#web/app/shell/to-top.ts'
import { widenSlices } from '#web/features/landing/widen-slices.ts'
import { greetFirstVisit } from '#web/features/onboarding/greet.ts'
import { moveSeams } from '#web/shared/ui/move-seams.ts'
import { answerActions } from './actions.ts'
import { keepEarlyUse } from './early-use.ts'
import { runProgram } from './program.ts'
import { returnWhenOnline } from './return-online.ts'
import { registerServiceWorker } from './service-worker.ts'
import { bringTypefaces } from './typefaces.ts'

bringTypefaces()
answerActions()
watchScroll()
moveSeams()
widenSlices()
greetFirstVisit()
keepEarlyUse()
runProgram()
registerServiceWorker()
returnWhenOnline()
