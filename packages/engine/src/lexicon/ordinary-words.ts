/**
 * Ordinary English words within a slip or two of one that names something to draw ("admirable" and "adorable"), in their base form: they are spelled
 * right and never corrected. From SCOWL's lists up to size 35 (http://wordlist.aspell.net); a test holds them to be complete.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  `academic access accident accountancy ache acrobatic address adjust admirable admonish adolescence adorn adventure adventurous affectation affliction
agitator aide airline airstrip alcove alias align allay alloy alter amass ambiance ample amplify analyses analysis analyze anarchic ancienter anger angrier
animate ankle annex annual answer antic antiquate antler apply apter arbor arcade arch archaic archest architectural ardor area arena aristocracy
aristocratic armory arouse arrest artery artisan artistry ashen asterisk astuter athletic atmosphere atone attraction auguster augustest automate automatic
automotive avenge awkward axle babble babe babier babiest baby back backbone backer backhand backing backlog backpack backside backspace backtrack backward
bacterial bacterium badder badness baffle baggier baggiest baggy bail bait bake bald baldness bale balk ballad ballet balm ban band bandanna bandier
bandiest bandy bang bank banquet banter bar barb barbaric barbarous bare barely barer bargain barge bark barrage barren barrener barrier barring barter base
baser bash basic basis bask baste bat batch bathe baton batter battle bawdier bawl bay bayonet beach beacon bead beadier beadiest beak beam beard bearer
bearing beat beater beautify beauty bedrock beefy beet befall befriend began beggar behave belch belief belly bemoan bend bent bereft beseech beset besiege
best better beware bewilder bicker bide bike bill billiards billion bind binder binding bingo bitch bite bitterer bitterly blab black blacken blacker
blackest blackjack bladder blame blamer blanch bland blander blandest blank blanker blankest blare blast blaze bleach bleaker bleat blemish blend bless
blindest blindness blink blinker blip blister bloc blog blond blonder blondest blood blot blotch blotter blow bluer bluff blunder blunter blush bluster
board boarder boast bobbin bode boggle boil boiler bolder bolster bolt bomber bond bondage bonus boom boon boor boost booster bootee booth bootleg booty
border bore borne boss bossiest botch bother bounce bounty bout bovine bowel bowl box bra brace bracket brag brainy braise brake bran brand brandish brash
brasher brashest brass brassiere brassiest brat bravely braver bravo brawn brawnier brawniest bray brazen brazier breach breast breath breathe breather
breed breeder breezier bribe bribery bridle brief brigade brim brine brinier brink brisk britches broach broaden broader broadly broiler broke broker bronze
brood brook brotherly brow browner brownest brows bruise brute brutish bubblier bubbliest bubbly buck buckle budge budget buffer buffet bugger buggier
buggiest bugler bulge bulk bulkier bulldoze bullet bully bumper bunch bundle bungle bungler bunion bunk bunker buoy burble burglary burgle burlier burn
burner burr burrow burst bury bushel bushier bushiest bushy busier business bust bustle busy but butchery butt butte butter buttery buttock buy buzzer
bypass cabaret cache cackle caddie cagey cajole calculate calculation caliber calibration calk caller calling calm calorie cameo camp campus cancel cancer
candidacy candor canker cannery cannibal cannier canniest canny canon canopy canter canvass canvasser capable caper capsize caption capture carat carbon
care career caress cargo carnage carnal carouse carp carpentry carpet carrier carrion cartel cartilage cartoon cartridge carve case cash cashmere cast caste
caster castle casual catchier catfish caucus caution cautious cavalry cavity cavort cell cellular center century cerebral chafe chagrin chairman chalice
chalk chalky chamber champ channel chant chap chaplain chapter char charge charm charter chassis chasten chaster chat chatter chattier cheapen cheaper cheat
check checker cheek cheep cheer cheerfully cheerier cheeriest chew chewier chewiest chicest chide chief childish chill chillest chillier chilliest chime
chin chink chipper chirp choicer choir choke cholera choose chop choppier choral chorus chow christen chronic chuck chuckle chunky chute cinch cinder cipher
citrus clack claim clamber clamp clan clank clap clapper clash clasp class classical classify clatter clean cleanest cleanlier cleans cleanse clear clearer
clearness cleat cleave cleaver clef clench clergy clerical clerk click climb clime clinch clinical clink clip clock clod clog cloister clone close closer
closest clot cloth clothe cloud cloudier cloudiest clout clove cloven clown club cluck clueless cluster clutter coal coarser coast cocaine cock cockeyed
cockier cockiest cocoon code coexist coffer coinage coke cold coldness collage collar collate collect collide collusion colon colonel colones colonial
colonize colored coma combat comfort command commandeer commando commend comment commission commit common commoner commune commute compact compacter
compaction companion company compare comparison compete compile compiler completer comply compose composer compost compress compression comprise compulsion
compute conceal concede conceit concept concern concerto conciser conclusion concrete concur concussion condiment condition conditional condom condone
conduct confer confess confession confidant confide confidence confidently confine conform congeal coniferous connect connector connote conquer conscious
consent consider consort constant consternation constrict construct consultancy contact contain contemplation contemplative contempt contend contest context
contort contortion contour contraband contraception contract contraction contradict contrary contrast control convent conversant conversion convert convoy
convulsion coo cook cool cooler coop cooper cop cope copier copper cord cordial cordless cordon core cork corn cornea corner cornier corniest corny
coronation coroner corps corral correct corsage corset cost costing couch cough counsel count counteract county coup courageously course courser court
courteous courtesy cousin cove cover coverage covert covet crab cracker crackle crackpot craft craftier craftily crag cram cramp crank crap crash crass
crassest crate crater crave crawl craze crazy creak creamiest crease create creation creative creator credence creed creep cremate crept crescendo crest
crew cringe cripple crises crisis crisper crispest crispy croak crochet crock crony crook croon crop crosser crossest crotch crouch crow crown cruise crumb
crumblier crumple crunch crusade crush crustier cry crystallize cuddle cull cult cur curb curdle cure curio curiously current curse cursory curtail curter
curtest curtsy curvature customary cuter cutter czar dab dabble daemon daily dainty dairy dais dally dame dance dandier dandiest dandy danger dangle danker
dare darn dash dashboard daub dawdle daydream deacon deal debase debate decease deceptive decide decimate deck declare decode decoration decorative
decorator decoy decree decry deductive deface defame defective defendant defer deflate deftest deify delay delegate deliciously delimit delirious deliver
demean denial denser densest density dentistry deport depress deprive deputy derail derive deserter desist despot dessert destine destroy detection deter
deterrent detest detonate develop dial dietary differ diffuse digress digression dike dill dime dimer din dine dingier dingiest dingy diocese dip diplomacy
diplomata diplomatic directive direr dirty disc discipline disk dispenser disperse distill distiller disuse ditch dither ditty dive diverge divergent
diverse divert diviner divinest divisible dizzy doer dogmatic doily dole dolly dominate dominion donate donor doom doorman dope dos dote doubt dowdy downier
dowry doze drabber dramatist dramatize drank drastic dread dreamer dreamier dreary dredge dregs dressier dressiest dressy dribble drier drinker drivel
driven droll droller drollest drop dropout dropping dross drove drowse drudge drug drum drunk drunker dry dryness duck duct duet dull dump dunce dung dupe
duress dusky dust dustpan dwelling eagerest earn earning ease east eave eerier elective elector electrical elegance elegantly elevate elevation ellipse
ellipsis elliptic embroidery employ employer encase endive engage engender engrave enhance enlarge enthusiast entice entwine envelop err eruption escalator
escape estimate evenest evilest excavate excavation exchange exclaim exclude exclusion excrement execute execution expansion exploit explore explosive
exporter expose express expulsion factor factorial failure fair fairly falter familiar famine fanatical fancy fantastically far fare farm farther fast
fatherly fatter fattier fatty fauna fearfully feast feat feathery feature feces federal feeling feint fell felony fend ferment ferociously fertilize fester
fetch feted fetish fetter fetus fiasco fickler fiddle fiddly fidget fiendish fiercely fiercer fiercest fieriest filch file filter filth fin finale finance
find fine finish firemen firm firmer first firstly fisher fishery fishier fishiest fishy fissure fit five fix fixture fizzle fizzy flake flank flannel flap
flare flash flatness flatten flatter flattest flaunt flaw flee fleece flesh flier fliest flight flightier flinch fling flip flit flock flog flood flooder
flora floss flounce flounder flourish flout flow flower flowerier flowery flue fluff fluke flurry flush fluster flutter flux flyover foam focal fodder
foghorn foil foist fold folder folk follower fonder fondest fool foot foothill forage forborne ford fore forearm forecast foremen foremost forestry forewarn
foreword formal former formless forsworn fort forum foul foulest found fowl foxiest fragrant fray freak free freelance freeze freight fresher frieze fright
frighten frighteningly fringe frisk froze fruit fruity fumigate funner furiously furriest further fury gable gain gale gall gallant galley gallon gallows
gambler game gander gang gangway gape garbage garble garden gardenia gargle garment garnet garter gas gaseous gather gauntest gayer gaze gazette geld gender
gene genera genes genii genius genre gentile gentlemen gentler gentlest gently gentry genus getaway gibber giddier gig giggle gild gill gilt gin gingerly
girdle glad gladden gladder glance gland glare glassier glassiest glaze glibber glide glimmer glisten gloat globule gloom gloriously glory gloss glossary
glossy glow glower gnaw goad goatee gobble godless godlier godliest gold goldener golf good goodness goody gooey goof goofier goon gosling gouge grab
grabber grace gracefully grade grader gram grander grant granular granule grapple grasp grass grassy grate grating gravel graven graver gravest gravy gray
grayer graze grease greater greed greenest greet grieve grille grime grimy grin grind grinder grip gripe grit grittier grizzled grizzlier grizzliest grocer
groin groove grope gross grove grovel grower growl grown gulf gully gulp gust gusty gut gutter gymnastics gyrate hack hackney hacksaw haddock hair hale
halfway hall halt halter ham hamper handbook handier handler handsomer handsomest handy hang hangar hangover hanker happiest hardest hardiest harem hark
harm harmless harmonic harmonious harmonize harmony harry harsher hart harvest haste hastier hat hatch hate haunt have haven haze header headier headiest
heading headline headlong headrest headstrong heal healer healthier hear hearing hears heartbeat hearten heartier hearty heat heathen heave heavenly heavier
heckler heed heedless heftier hello helper helping hemlock herd heretic hermit hero heroin hexagonal hide highlight hike hilly hilt hind hinder hint hippy
hire hitch hoard hoarse hoarsest hobby holder hole holler holly holster homage home homey homier hone honor hoof hook hoop hoot hooter hope hopefully horde
horniest horny horse hospitable host hostess hostile hotly hound house housewives housing hovel hover however huddle hull hum humane humaner humanest
humanism humanist humble humbler humidify hunch hunchback hunger hunk hunt hurry hurt hurtle husk huskier huskiest huskiness hustle hustler illusion
illustrate illustration imaginative imitation impale impartial imperil incandescence increase indent independent indicate indication indices indict
individualism individualist individually induct infantry infect inferior infest inflammable inflate inflation influence ingest initiation inject inland
insert insider insist inspect instant insulate insulation insult intend intensely intenser intensest intensive intent inter interaction interception
intercom interjection internal intervention intimate intimation intoxicate intricacy invent invention inventory inverse invert invest investor invite
invocation invoke involve iris irony irritation islander isle issue jack jackass jackpot jamb jangle jeer jell jest jeweler jingle jog jolliest jolly
journey joyfully joyously jug juggle jugular juicier juiciest jumble jump jumpier jumpy juniper junkie juster justice karat keel keep kernel keyword kill
kiln kilo kind kindlier kindliest kindly kink knee knives knob know lace laceration lack lade lame lamer lampoon landing landslide lane lard larger laser
lash lass latch lathe lather latter lattice laughter launch launcher launder laxer lazy leach lead leafier leafy league leak lease leathery lecture ledge
leech lefter legion leotard lesion lesson lever liar liberate libertarian lick light lighten lightest lightness like likely liken likeness limb limp liner
linguist liquor listen literary litter live liveliness liven liver load loader loaf loan loathe lobby locale locally locate location lock locomotion lodger
lodging lofty loin loiter loll loneliest long longing loom loon loony loop loosely loot lope loser louse lousier love loveliness lovely lovingly lower
lowliest lowly loyaler lozenge luck lump lunacy luncheon lung lunge lurch lure lurk luxury lynch machete machinery machinist madden maggot magically magnate
magnetic magnetism magnificence magnify maid maiden mailmen maim main maintain majesty major maker malady malign mall malt mamma manacle manage mandate mane
mange manger mangier mangiest mangle mangy manhole mania maniacal manic manicure manifold manlier manner mantel manual manure march marcher margin marginal
marina marinate marital mark market marking marry marsh marshy mart martial martyr mash mass mast master masterly mastery matchbook matchless mate matrices
matron matter mature maturity maudlin maul maximal mayor maze mealy mean meaning meant mechanically mechanism mechanize media median mediate mediation
medical medicate medicinal meditation meet meeting mellow melodic melody memoir memorial memorize menial mention mentor mercury mercy mere mesh met
metabolic metal meteoric meter mew microcode midriff midst midway midwives mien mike mile militate milkman milky miller mince mind mine mineral minion
minister minor mint minuter mire miser mission missive mistake mistype mite mitt mix mixture moan moat mobile mock modal mode modular module moist moisten
moister mold molding moldy molecular molest molt moment monarchy monolithic monsoon month moo mood mooring moot mope moral morass morgue morn moron morose
morsel mortal mortar moss mossier motherly motion motley motlier motor motorcade motorize mountainous mousier mousse mousy mouth move movement mover mow
muddle muddy muff muffle mulch mull mumble mummify mumps munch muscle muse musical must muster musty mutant mute muzzle mysteriously mystery myth nape nappy
navel nebulae neckline need neediest needless neighborly nestle net nettle neuroses neurosis newbie newsiest nicety nobler nobly nobody normally notable
notch notify noun novice nozzle oases oath objector observant octagonal officer offstage ogle omen ominously omnibus opal open opener opinion optimist
optimize optimum oral ordain organic organism organize origin ornamental ornately orphan other ouster outclass outlast outlay over overbear overblown
overcame overcome overcrowd overdrawn overeat overgrew overgrow overhand overhaul overhear overheard overheat overkill overlap overlay overload overnight
overpass overseas oversight overthrown pacifism pacifist pacify pack packer pact pad paddle paddock pager pain painless paint painting pair palate pale
paler pall paltrier paltriest paltry pamper panacea pander pane pang pansy pant pantie pantry papacy par parade paragon parch pare parent parish parity park
parkway parlor parole pars parse parson part partake partial parting partisan partly partner party passage password past paste pastier pastiest pastime
pastoral pasty patchwork pate patent patienter patientest patiently patriarchal patriot patter patty paunch paunchy pauper pay payer payment peace
peacefully peal peck pedant pedantry peddle peddler peek peer pelt penance pence penchant pends penis penny pension pensively pentagonal peon pep percent
peril perish perjure perk perkiest persona personal peruse pest pester peter petty pewter pharmacy philosophy phoniest phony photograph photographic
physical physicist pick pickax picket pickiest piddle piggish piggyback pigment pigpen pile pilfer pillage pimple pinch pinion pink piston pitch pitfall
pithier pity pivot placate placement placenta placid plague plaid plainer plainest plan plank plant plaque plaster platinum platoon play playfully playpen
pleas pleat pliant plot plotter ploy pluck plumb plume plummet plump plumper plunder plunge plunger plusher plushest ply poach poacher poem poignant pointer
poise poisonous poker pokey polar police policemen policewomen politer political poll pollster polo ponder pontoon poop porch pore port portable portend
porter portion portray position possible post postal postmark postpone posture posy pounce pound pour pout powder powdery powerfully praise prance prank
prayer preach preacher pregnancy prepay presence presenter presently president presume pretend pretext prevent prey price prickle priestess primate primer
primmer primmest printing prison prisoner private privater privier priviest privy process procession profess profession proffer program project projection
prolong prom prone propose prosecutor prospector prosper protection protective protector protest provenance providence province prudence prudent pry psalm
psychology psychoses publish pucker puddle puff puffier puffiest puke pull pulp pulsate pulse pump pundit punish punt punter pup puree purge purify purpler
purplest purpose pursue pusher pushiest pushover puss pussy putter putty quarry quart quarter quartet quash queer quell quench quicken quickest quiet
quintet quit quizzes rabbi rabble race racier racist rack radiance radiate radiation radii radius raffle rafter rage raid raider rail railing rain rainier
raisin ramble ramp rampant ranch rang range ranker rankle rant rap rape rapider rapidest rapport rapture rare rate ratio ration rattler rave ravel ravenous
raze reactor reader readier realer ream reap reappear rebate receive receiver reception recite recline record recover recruit recurrent redefine reef reek
reel refer reference refill reflexive reformer refrain refrigerate refrigeration refuge refund refuse refute regain regal regale reign rein rejoin relapse
relate relay release reliant relive reload remain remind reminder rename rend render repair replace replica replicate reporter reprieve reread research
resemblance reserve reside resign resilient resolve resolver respective rest restart retain retainer retire retort retrieval retrieve retry reveler revere
reverence reverent reverie reverse revert revile revise revive revolt revolve rhythmic riddle rifer rift rile rind rink rinse rioter ripen riper rise riser
rite rivet roam rob robbery robuster rock rockier rockiest roe role roller romp roomier roomy roost rooter rosary roster rotate rotund rouge rougher rounder
rouse rout route rub rubber rubier ruby rudder ruder rue rule rumble rump runaway runes rung runnier runt ruse rush rustle rustler rut sack sades sadist
safaried safe sage sager salesmen saleswomen salient sallow salon salt salvage same sameness sample sandstone sang sanitary sapling sauce saucier saunter
savage save saver savior savor scab scalar scald scaliest scalp scalpel scaly scan scandal scanner scant scanter scar scarcest scare scarf scariest scatter
scholarly scoot scope scorch score scorn scour scout scrap scrape scratch scrawl scream script scripture scroll scrub scuttle seal seam seaman sear
secretarial secrete secretly sect section securest sedate seed seep seethe segment sell seller selves senate senator sender sense sensor sentient serenade
serener serenest serial servant serve servile settable setter setting settle settler seventy sever severity sewer sex shackle shadier shake shaken shakier
shallow shamble shame share shark sharp sharpen sharper sharpest shatter shave shaven sheaf shear sheath sheathe sheave sheen sheer sheet shelter sherry
shift shimmer shin shine shirk shiver shoal shock shoddier shone shoo shoot shop shore short shorten shorter shortest shot shotgun shout shove show showier
showing showman showmen showy shred shrew shriek shrill shriller shrink shrivel shrug shuck shudder shuffle shun shunt shutdown shutter shy sick sicken
sicklier sickliest sickly sickness side siding sift sigh sign signer silenter silently silk sill sillier silliness silt simile simmer simpler simplest
simplex sin sincerer sing singe single sinner sinus sir sire sissier sisterly site sitter situation six sixpence sizzle skate skateboard sketch skew skid
skill skim skimpier skin skip skit skittish skulk sky slack slake slander slap slash slat slave sleeker sleep sleeper sleepier sleet slenderer slew slick
slicker slier slim slimier slimiest slimmer slimmest slimy sling slink slip slippery slit slither slitter sliver slog slop sloppier slosh slot slouch
slovenly slow slower sludge sluice slum slummer slump slung slunk slur slut smack small smear smell smellier smite smock smoker smokiest smolder smooth
smoother smoothest smoothly smoothness snack snag snail snake snap snare snarl snatch sneak sneakier snicker snide snider sniffle snip snipe snippet snitch
snob snooker snootier snore snorkel snort snot snout snowball snug soak soap soapier soapy soar sober soberer sock soggier solace solder sole solider
solidest solo song sootier sop sore sorrier sort soul sour sow space span spangle spaniel spar spare spark sparkle sparser spat spate spatter spawn spay
speak species speck spectacularly spectra spectrum speculator speed speedier spell speller spelling spew spicier spiciest spicy spigot spike spill spinal
spine spinster spire spirit spit spite spittle splatter splendor splice splint splinter spoil spoke spokesman spokeswoman spongier spongiest spongy spoof
spook spool spoon spore sporran sport spotlight spottier spouse spout sprain sprang sprawl spray spree sprig springier springy sprinkle sprint sprout
sprucer sprucest sprung spunk spurt sputter squad squalid squarely squarer squarest squint squinter squirm squirt stab stabler stablest stack stage stagger
stagnate staid staider stain stair stake stale staler stalest stalk stall stammer stamp stance standby stank staple star starch stare stark starker start
starter starve state stater statesman station stationary statistical stature status statute stave stay steal steam steamier steel steep steeple steer stem
stew steward sticker stickler sticky stiff stiffness stifle still stiller stillest sting stinger stingier stink stint stir stitch stock stockier stoke stole
stolider stomp stoniest stoop stop stopper storage storm story stow straggle straggler straighter strain strainer strait strand strangely strangest strangle
strap straw stray streak stream strengthen stress strew stricken stricter stride strike striking string stringier strip stripper strive stroke stroll
stronger strongly strove structural strum strung strut stubble stud studious stuff stumble stump stun stunk stupider sturdy stutter style stylish stylistic
suaver subdue sublime submit subset suburban subvert succumb suck sucker suckle suction sue suffer suitable suite sulk sum summarize summary summer summons
sun sunburn sundial sundry sung sunlight superber superior superstar supervise supper suppress surer surf surgery surlier surmise surpass surrender survey
survival survive suspend swab swampy swap swat sway swear sweat sweep sweeper sweeten sweeter sweetest swell sweller swelling swept swifter swig swill
swindle swipe swish swisher switch swivel swoon swore sworn swung symphonic synthesize tack tackier tackle taillight taint taker tale talent talker tally
tame tameness tamper tang tangent tangle tango tank tanner taper tarrier tarry tartar task taste tastiest tattle tatty taunt tawnier tax taxable teach teak
team teamster tease teat technical tee teem teethe tell temper tenant tend tenderest tenet tenser tensest tenth tepee term terminate termination terrain
terrific terrorism terse tersest test testify tether text thatcher theme therapy thermal thicken thickest thicket thinker thinner thorn thou thoughtfully
threat threaten three thrive throng thug tick tide tier tighter tile tilt time timeliest timer timider tin tinker tint tirade tireless titter toddle toil
toll tomb tongue toot topic topple torpedo torque torrent torture tot total totter touch tour tout tow towel trace tract traction trader tradition
traditionally trail train trainee trait traitor tramp trample tranquiler tranquilize transform transitional transparency transparently trap trapeze trapper
travel trawl treachery tread treasurer treasury treat treaty treble trek trellis tremble trendy trick trickle trigger trill trim trimmest trinket tripos
troll troop trot trouble trowel truant truce true trump trumpet trusty try tryout tuck tumble tumor tune tunic turbine tureen turnip turnout tussle twin
twitter type unarmed underrate undertaker underwear unhappily uniformly universal unload unnamed unread urbane valise vane vanilla vanity vaporize vast vein
vend venerable vent venture venue veritable veterinary vicarious vice victor victory viewer viler villager villainy violate violent virgin virility virtue
vise visual vivacity volcanic volley vouch waddle wade wafer wage wager wail wait waive waiver wake walker walkout wall wallow wan wander wane wanner wanton
warble ward warm warp warpath wash wasteful watchdog watchmen waterier watery waver wax weary weather weave weaver wedder wedding wee weedier weedy week
weekly weep weigh weighty weirder weirdo weld welt welter whaler wharves wheedle when while whim whimper whine whinny whip whir whisk whisker whistle whiten
whiter whole wholly whopper wickeder wickedly wicker widower wield wig wiggle wilder wildfire wildness will willful wince winch wind windfall windier
wingers wink winter wintrier wipe wire wise wiser wishful wisp wistfully wither witness wittier wive woken wonder woo wood woodener woodier woodsmen
woodwind woody woof woollier woolly wordier wording work workman workmen worship wounder woven wreathe wrestle wretch wring wringer writ write writhe yank
yard yearn yellower yellowest younger`.split(/\s+/),
)
