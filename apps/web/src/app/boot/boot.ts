// What every page runs from its first second, whether or not the program (React and the page's own code) has been asked for.
import { answerActions } from './actions.ts'
import { keepEarlyUse } from './early-use.ts'
import { greetFirstVisit } from './first-visit.ts'
import { followHeroSlices } from './hero-slices.ts'
import { runProgram } from './program.ts'
import { returnWhenOnline } from './return-online.ts'
import { moveSeams } from './seams.ts'
import { registerServiceWorker } from './service-worker.ts'
import { watchScroll } from './to-top.ts'
import { bringTypefaces } from './typefaces.ts'

bringTypefaces()
answerActions()
watchScroll()
moveSeams()
followHeroSlices()
greetFirstVisit()
keepEarlyUse()
runProgram()
registerServiceWorker()
returnWhenOnline()
