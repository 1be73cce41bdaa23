// What the gallery runs from its first second: what every page does, and its first pictures.
import './boot.ts'
import { fillEarlyWall } from './early-gallery.ts'

fillEarlyWall()
