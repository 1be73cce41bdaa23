/**
 * Ordinary English words within one or two typos of a word for something to draw ("admirable" and "adorable"), in their base form and without
 * the verbs of the table: they are spelled right and never corrected. From SCOWL's lists up to size 35 (http://wordlist.aspell.net); a test
 * ensures that the list is complete.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  `academic access accident accountancy ache acrobatic address admirable admonish adolescence adorn adventure adventurous affectation affliction agitator
aide airline airstrip alcove alias align allay alloy alter amass ambiance ample amplify analyses analysis analyze anarchic ancienter anger angrier animate
ankle annex annual answer antic antiquate antler apply apter arbor arcade arch archaic archest architectural ardor area arena aristocracy aristocratic armory
arouse arrest artery artisan artistry ashen asterisk astuter athletic atmosphere atone attraction auguster augustest automate automatic automotive avenge
awkward axle babble babe babier babiest baby back backbone backer backhand backing backlog backside backspace backtrack backward bacterial bacterium badder
badness baffle baggier baggiest baggy bail bait bald baldness bale balk ballad ballet balm ban band bandanna bandier bandiest bandy bang bank banquet banter
bar barb barbaric barbarous bare barely barer barge barrage barren barrener barrier barring barter base baser bash basic basis bask baste bat batch baton
batter bawdier bawl bayonet beach beacon bead beadier beadiest beak beam beard bearer bearing beat beater beautify beauty bedrock beefy beet befall befriend
began beggar behave belch belief belly bemoan bent bereft beseech beset besiege best better beware bewilder bicker bide bike bill billiards billion binder
binding bingo bitch bitterer bitterly blab black blacken blacker blackest blackjack bladder blame blamer blanch bland blander blandest blank blanker blankest
blare blast blaze bleach bleaker bleat blemish blindest blindness blinker blip blister bloc blog blond blonder blondest blood blot blotch blotter bluer bluff
blunder blunter bluster board boarder bobbin bode boggle boiler bolder bolster bolt bomber bond bondage bonus boom boon boor boost booster bootee booth
bootleg booty border bore borne boss bossiest botch bounty bout bovine bowel bowl bra brace bracket brag brainy braise brake bran brand brash brasher brashest
brass brassiere brassiest brat bravely braver bravo brawn brawnier brawniest bray brazen brazier breast breath breather breed breeder breezier bribe bribery
bridle brief brigade brim brine brinier brink brisk britches broach broaden broader broadly broiler broke broker bronze brood brook brotherly brow browner
brownest brows bruise brute brutish bubblier bubbliest bubbly buck buckle budge budget buffer buffet bugger buggier buggiest bugler bulge bulk bulkier
bulldoze bullet bumper bunch bundle bungle bungler bunion bunk bunker buoy burble burglary burgle burlier burner burr burrow bushel bushier bushiest bushy
busier business bust bustle busy but butchery butt butte buttery buttock buzzer bypass cabaret cache cackle caddie cagey cajole calculate calculation caliber
calibration calk caller calling calm calorie cameo campus cancel cancer candidacy candor canker cannery cannibal cannier canniest canny canon canopy canter
canvass canvasser capable caper capsize caption carat carbon care career cargo carnage carnal carouse carp carpentry carpet carrier carrion cartel cartilage
cartoon cartridge case cash cashmere caste caster castle casual catchier catfish caucus caution cautious cavalry cavity cavort cell cellular center century
cerebral chafe chagrin chairman chalice chalk chalky chamber champ channel chant chap chaplain chapter char charm charter chassis chasten chaster chatter
chattier cheapen cheaper checker cheek cheep cheerfully cheerier cheeriest chewier chewiest chicest chide chief childish chill chillest chillier chilliest
chime chin chink chipper choicer choir choke cholera choppier choral chorus chow christen chronic chuck chunky chute cinch cinder cipher citrus clack claim
clamber clamp clan clank clapper clash class classical classify clatter cleanest cleanlier cleans cleanse clear clearer clearness cleat cleave cleaver clef
clench clergy clerical clerk click clime clinch clinical clink clip clock clod clog cloister clone closer closest clot cloth clothe cloud cloudier cloudiest
clout clove cloven clown club cluck clueless cluster clutter coal coarser coast cocaine cock cockeyed cockier cockiest cocoon coexist coffer coinage coke cold
coldness collage collar collate collide collusion colon colonel colones colonial colonize colored coma combat commandeer commando commend comment commission
commit common commoner commune commute compact compacter compaction companion company comparison compete compile compiler completer comply compose composer
compost compress compression comprise compulsion compute conceal concede conceit concept concern concerto conciser conclusion concrete concur concussion
condiment condition conditional condom condone confer confession confidant confide confidence confidently confine conform congeal coniferous connect connector
connote conscious consent consider consort constant consternation constrict consultancy contact contain contemplation contemplative contempt contend contest
context contort contortion contour contraband contraception contract contraction contradict contrary contrast control convent conversant conversion convert
convoy convulsion coo cool cooler coop cooper cop cope copier copper cord cordial cordless cordon core cork corn cornea corner cornier corniest corny
coronation coroner corps corral correct corsage corset cost costing couch counsel counteract county coup courageously course courser courteous courtesy cousin
cove coverage covert covet crab cracker crackle crackpot craftier craftily crag cram cramp crank crap crass crassest crate crater crave craze crazy creak
creamiest crease creation creative creator credence creed cremate crept crescendo crest crew cringe cripple crises crisis crisper crispest crispy croak crock
crony crook croon crop crosser crossest crotch crow crumb crumblier crumple crunch crusade crustier crystallize cull cult cur curb curdle cure curio curiously
current cursory curtail curter curtest curtsy curvature customary cuter cutter czar dab dabble daemon daily dainty dairy dais dally dame dandier dandiest
dandy danger dangle danker dare darn dashboard daub dawdle deacon deal debase debate decease deceptive decide decimate deck declare decode decoration
decorative decorator decoy decree decry deductive deface defame defective defendant defer deflate deftest deify delay delegate deliciously delimit delirious
demean denial denser densest density dentistry deport depress deprive deputy derail derive deserter desist despot dessert destine detection deter deterrent
detest detonate develop dial dietary differ diffuse digress digression dike dill dime dimer din dingier dingiest dingy diocese diplomacy diplomata diplomatic
directive direr dirty disc discipline disk dispenser disperse distill distiller disuse ditch dither ditty diverge divergent diverse divert diviner divinest
divisible dizzy doer dogmatic doily dole dolly dominate dominion donate donor doom doorman dope dos dote doubt dowdy downier dowry drabber dramatist dramatize
drank drastic dread dreamer dreamier dreary dredge dregs dressier dressiest dressy dribble drier drinker drivel driven droll droller drollest dropout dropping
dross drove drowse drudge drug drum drunk drunker dryness duck duct duet dull dump dunce dung dupe duress dusky dustpan dwelling eagerest earn earning ease
east eave eerier elective elector electrical elegance elegantly elevate elevation ellipse ellipsis elliptic embroidery employer encase endive engage engender
engrave enhance enlarge enthusiast entice entwine envelop err eruption escalator estimate evenest evilest excavate excavation exchange exclaim exclude
exclusion excrement execute execution expansion exploit explosive exporter expose express expulsion factor factorial failure fair fairly falter familiar
famine fanatical fancy fantastically far fare farther fast fatherly fatter fattier fatty fauna fearfully feast feat feathery feature feces federal feeling
feint fell felony fend ferment ferociously fertilize fester feted fetish fetter fetus fiasco fickler fiddle fiddly fidget fiendish fiercely fiercer fiercest
fieriest filch file filter filth fin finale finance fine finish firemen firm firmer first firstly fisher fishery fishier fishiest fishy fissure fit five
fixture fizzle fizzy flake flank flannel flare flash flatness flatter flattest flaunt flaw fleece flesh flier fliest flight flightier flinch fling flit flock
flog flooder flora floss flounce flounder flourish flout flower flowerier flowery flue fluff fluke flurry flush fluster flutter flux flyover foam focal fodder
foghorn foil foist folder folk follower fonder fondest foot foothill forage forborne ford fore forearm forecast foremen foremost forestry forewarn foreword
formal former formless forsworn fort forum foul foulest found fowl foxiest fragrant fray freak free freelance freight fresher frieze fright frighteningly
fringe frisk froze fruit fruity fumigate funner furiously furriest further fury gable gain gale gall gallant galley gallon gallows gambler game gander gang
gangway gape garbage garble gardenia gargle garment garnet garter gas gaseous gauntest gayer gazette geld gender gene genera genes genii genius genre gentile
gentlemen gentler gentlest gently gentry genus getaway gibber giddier gig gild gill gilt gin gingerly girdle glad gladden gladder gland glare glassier
glassiest glaze glibber glimmer gloat globule gloom gloriously glory gloss glossary glossy glower gnaw goad goatee gobble godless godlier godliest gold
goldener golf good goodness goody gooey goof goofier goon gosling gouge grabber grace gracefully grade grader gram grander grant granular granule grapple
grass grassy grate grating gravel graven graver gravest gravy gray grayer grease greater greed greenest grieve grille grime grimy grinder gripe grit grittier
grizzled grizzlier grizzliest grocer groin groove grope gross grove grovel grower grown gulf gully gulp gust gusty gut gutter gymnastics gyrate hack hackney
hacksaw haddock hair hale halfway hall halt halter ham hamper handbook handier handler handsomer handsomest handy hang hangar hangover hanker happiest hardest
hardiest harem hark harm harmless harmonic harmonious harmonize harmony harry harsher hart haste hastier hat hate haunt have haven haze header headier
headiest heading headline headlong headrest headstrong healer healthier hearing hears heartbeat hearten heartier hearty heat heathen heave heavenly heavier
heckler heed heedless heftier hello helper helping hemlock herd heretic hermit hero heroin hexagonal highlight hilly hilt hind hinder hint hippy hire hitch
hoard hoarse hoarsest hobby holder hole holler holly holster homage home homey homier hone honor hoof hook hoop hoot hooter hope hopefully horde horniest
horny horse hospitable hostess hostile hotly hound house housewives housing hovel however huddle hull humane humaner humanest humanism humanist humble humbler
humidify hunch hunchback hunger hunk hurt hurtle husk huskier huskiest huskiness hustle hustler illusion illustrate illustration imaginative imitation impale
impartial imperil incandescence increase indent independent indicate indication indices indict individualism individualist individually induct infantry infect
inferior infest inflammable inflation influence ingest initiation inland insert insider insist instant insulate insulation insult intend intensely intenser
intensest intensive intent inter interaction interception intercom interjection internal intervention intimate intimation intoxicate intricacy invention
inventory inverse invert invest investor invocation invoke involve iris irony irritation islander isle issue jack jackass jackpot jamb jangle jeer jell jest
jeweler jingle jolliest jolly journey joyfully joyously jug jugular juicier juiciest jumble jumpier jumpy juniper junkie juster justice karat keel kernel
keyword kiln kilo kind kindlier kindliest kindly kink knee knives knob know lace laceration lack lade lame lamer lampoon landing landslide lane lard larger
laser lash lass latch lathe lather latter lattice laughter launch launcher launder laxer lazy leach leafier leafy league leak lease leathery ledge leech
lefter legion leotard lesion lesson lever liar liberate libertarian light lighten lightest lightness like likely liken likeness limb liner linguist liquor
literary litter liveliness liven liver loader loaf loan loathe lobby locale locally locate location locomotion lodger lodging lofty loin loll loneliest long
longing loom loon loony loop loosely loot lope loser louse lousier love loveliness lovely lovingly lowliest lowly loyaler lozenge luck lump lunacy luncheon
lung lurch lure luxury lynch machete machinery machinist madden maggot magically magnate magnetic magnetism magnificence magnify maid maiden mailmen maim main
maintain majesty major maker malady malign mall malt mamma manacle mandate mane mange manger mangier mangiest mangle mangy manhole mania maniacal manic
manicure manifold manlier manner mantel manual manure marcher margin marginal marina marinate marital mark market marking marsh marshy mart martial martyr
mash mass mast master masterly mastery matchbook matchless mate matrices matron matter mature maturity maudlin maul maximal mayor maze mealy mean meaning
meant mechanically mechanism mechanize media median mediate mediation medical medicate medicinal meditation meeting mellow melodic melody memoir memorial
memorize menial mention mentor mercury mercy mere mesh met metabolic metal meteoric meter mew microcode midriff midst midway midwives mien mike mile militate
milkman milky miller mince mind mine mineral minion minister minor mint minuter mire miser mission missive mistake mistype mite mitt mixture moan moat mobile
mock modal mode modular module moist moisten moister mold molding moldy molecular molest molt moment monarchy monolithic monsoon month moo mood mooring moot
mope moral morass morgue morn moron morose morsel mortal mortar moss mossier motherly motion motley motlier motor motorcade motorize mountainous mousier
mousse mousy mouth movement mover muddle muddy muff muffle mulch mull mumble mummify mumps muscle muse musical must muster musty mutant mute muzzle
mysteriously mystery myth nape nappy navel nebulae neckline need neediest needless neighborly nestle net nettle neuroses neurosis newbie newsiest nicety
nobler nobly nobody normally notable notch notify noun novice nozzle oases oath objector observant octagonal officer offstage ogle omen ominously omnibus opal
opener opinion optimist optimize optimum oral ordain organic organism organize origin ornamental ornately orphan other ouster outclass outlast outlay over
overbear overblown overcame overcome overcrowd overdrawn overeat overgrew overgrow overhand overhaul overhear overheard overheat overkill overlap overlay
overload overnight overpass overseas oversight overthrown pacifism pacifist pacify packer pact pad paddock pager pain painless painting pair palate pale paler
pall paltrier paltriest paltry pamper panacea pander pane pang pansy pant pantie pantry papacy par parade paragon parch pare parent parish parity parkway
parlor parole pars parse parson part partake partial parting partisan partly partner party passage password past pastier pastiest pastime pastoral pasty
patchwork pate patent patienter patientest patiently patriarchal patriot patter patty paunch paunchy pauper pay payer payment peace peacefully peal peck
pedant pedantry peddle peddler pelt penance pence penchant pends penis penny pension pensively pentagonal peon pep percent peril perish perjure perk perkiest
persona personal peruse pest pester peter petty pewter pharmacy philosophy phoniest phony photographic physical physicist pickax picket pickiest piddle
piggish piggyback pigment pigpen pilfer pillage pimple pinion pink piston pitch pitfall pithier pity pivot placate placement placenta placid plague plaid
plainer plainest plan plank plaque plaster platinum platoon playfully playpen pleas pleat pliant plot plotter ploy plumb plume plummet plump plumper plunder
plunge plunger plusher plushest ply poach poacher poem poignant pointer poise poisonous poker pokey polar police policemen policewomen politer political poll
pollster polo pontoon poop porch pore port portable portend porter portion portray position possible postal postmark postpone posture posy pound pout powder
powdery powerfully prance prank prayer preacher pregnancy prepay presence presenter presently president presume pretend pretext prevent prey price prickle
priestess primate primer primmer primmest printing prison prisoner private privater privier priviest privy process procession profess profession proffer
project projection prolong prom prone propose prosecutor prospector prosper protection protective protector provenance providence province prudence prudent
pry psalm psychology psychoses publish pucker puddle puffier puffiest puke pulp pulsate pulse pundit punt punter pup puree purge purify purpler purplest
purpose pursue pusher pushiest pushover puss pussy putter putty quarry quart quarter quartet quash queer quell quench quicken quickest quiet quintet quit
quizzes rabbi rabble racier racist rack radiance radiate radiation radii radius raffle rafter rage raid raider rail railing rain rainier raisin ramble ramp
rampant ranch rang range ranker rankle rant rap rape rapider rapidest rapport rapture rare rate ratio ration rattler rave ravel ravenous raze reactor reader
readier realer ream reap reappear rebate receiver reception record recover recruit recurrent redefine reef reek reel refer reference refill reflexive reformer
refrain refrigerate refrigeration refuge refund refuse refute regain regal regale reign rein rejoin relapse relate relay reliant relive reload remain reminder
rename rend render replica replicate reporter reprieve reread research resemblance reserve reside resign resilient resolve resolver respective restart retain
retainer retort retrieval retrieve retry reveler revere reverence reverent reverie reverse revert revile revise revive revolt revolve rhythmic riddle rifer
rift rile rind rink rioter ripen riper riser rite rivet rob robbery robuster rockier rockiest roe role roller romp roomier roomy roost rooter rosary roster
rotate rotund rouge rougher rounder rouse rout route rubber rubier ruby rudder ruder rue rule rumble rump runaway runes rung runnier runt ruse rustle rustler
rut sades sadist safaried safe sage sager salesmen saleswomen salient sallow salon salt salvage same sameness sample sandstone sang sanitary sapling sauce
saucier saunter savage save saver savior savor scab scalar scald scaliest scalp scalpel scaly scan scandal scanner scant scanter scar scarcest scarf scariest
scholarly scoot scope scorch score scorn scour scout scrap scrawl script scripture scroll scuttle seam seaman sear secretarial secrete secretly sect section
securest sedate seed seep seethe segment seller selves senate senator sender sense sensor sentient serener serenest serial servant servile settable setter
setting settle settler seventy sever severity sewer sex shackle shadier shaken shakier shallow shamble shame shark sharp sharpen sharper sharpest shatter
shaven sheaf sheath sheathe sheave sheen sheer sheet sherry shift shimmer shin shirk shoal shoddier shone shoo shore short shorten shorter shortest shot
shotgun showier showing showman showmen showy shred shrew shriek shrill shriller shrink shrivel shuck shudder shuffle shun shunt shutdown shutter shy sick
sicken sicklier sickliest sickly sickness side siding sift sign signer silenter silently silk sill sillier silliness silt simile simmer simpler simplest
simplex sin sincerer singe single sinner sinus sir sire sissier sisterly site sitter situation six sixpence sizzle skew skid skill skim skimpier skin skit
skittish skulk sky slack slake slander slash slat slave sleeker sleeper sleepier sleet slenderer slew slick slicker slier slim slimier slimiest slimmer
slimmest slimy sling slink slippery slit slither slitter sliver slog slop sloppier slosh slot slouch slovenly slow slower sludge sluice slum slummer slump
slung slunk slur slut smack small smellier smite smock smoker smokiest smolder smooth smoother smoothest smoothly smoothness snack snag snail snake snare
sneakier snicker snide snider sniffle snip snipe snippet snitch snob snooker snootier snort snot snout snowball snug soapier soapy sober soberer sock soggier
solace solder sole solider solidest solo song sootier sop sore sorrier sort soul sour sow space span spangle spaniel spare spark sparkle sparser spat spate
spatter spawn spay species speck spectacularly spectra spectrum speculator speedier spell speller spelling spew spicier spiciest spicy spigot spike spinal
spine spinster spire spirit spit spite spittle splatter splendor splice splint splinter spoke spokesman spokeswoman spongier spongiest spongy spoof spook
spool spoon spore sporran spotlight spottier spouse spout sprain sprang sprawl spree sprig springier springy sprucer sprucest sprung spunk spurt sputter squad
squalid squarely squarer squarest squint squinter squirm squirt stabler stablest stage stagger stagnate staid staider stair stake stale staler stalest stall
stammer stamp stance standby stank staple star starch stark starker start starter state stater statesman station stationary statistical stature status statute
stave stay steam steamier steel steep steeple stem stew steward sticker stickler sticky stiff stiffness stifle still stiller stillest stinger stingier stink
stint stock stockier stoke stole stolider stomp stoniest stoop stopper storage storm story stow straggle straggler straighter strain strainer strait strand
strangely strangest strangle straw stray streak stream strengthen stress strew stricken stricter stride striking string stringier strip stripper strive
stronger strongly strove structural strung strut stubble stud studious stump stun stunk stupider sturdy stutter style stylish stylistic suaver subdue sublime
submit subset suburban subvert succumb suck sucker suckle suction sue suffer suitable suite sulk sum summarize summary summer summons sun sunburn sundial
sundry sung sunlight superber superior superstar supervise supper suppress surer surgery surlier surmise surpass surrender survey survival survive swab swampy
swap swat sweat sweeper sweeten sweeter sweetest swell sweller swelling swept swifter swig swill swindle swipe swish swisher swivel swoon swore sworn swung
symphonic synthesize tack tackier taillight taint taker tale talent talker tally tameness tamper tang tangent tangle tango tank tanner taper tarrier tarry
tartar task tastiest tattle tatty taunt tawnier tax taxable teak team teamster teat technical tee teem teethe tell temper tenant tenderest tenet tenser
tensest tenth tepee term terminate termination terrain terrific terrorism terse tersest testify tether text thatcher theme therapy thermal thicken thickest
thicket thinker thinner thorn thou thoughtfully threat threaten three thrive throng thug tick tide tier tighter tile time timeliest timer timider tin tinker
tint tirade tireless titter toddle toil toll tomb tongue toot topic topple torpedo torque torrent torture tot total totter tour tout towel tract traction
trader tradition traditionally trainee trait traitor tramp trample tranquiler tranquilize transform transitional transparency transparently trapeze trapper
trawl treachery treasurer treasury treaty treble trellis trendy trickle trigger trill trimmest trinket tripos troll troop trowel truant truce true trump
trumpet trusty try tryout tuck tumor tune tunic turbine tureen turnip turnout tussle twin twitter unarmed underrate undertaker underwear unhappily uniformly
universal unload unnamed unread urbane valise vane vanilla vanity vaporize vast vein vend venerable vent venture venue veritable veterinary vicarious vice
victor victory viewer viler villager villainy violate violent virgin virility virtue vise visual vivacity volcanic volley vouch waddle wafer wage wager waive
waiver walker walkout wall wallow wan wane wanner wanton warble ward warp warpath wasteful watchdog watchmen waterier watery waver wax weary weather weaver
wedder wedding wee weedier weedy week weekly weighty weirder weirdo welt welter whaler wharves wheedle when while whim whimper whinny whir whisker whiten
whiter whole wholly whopper wickeder wickedly wicker widower wig wiggle wilder wildfire wildness will willful wince winch wind windfall windier wingers winter
wintrier wire wise wiser wishful wisp wistfully wither witness wittier wive woken wonder woo wood woodener woodier woodsmen woodwind woody woof woollier
woolly wordier wording workman workmen wounder woven wreathe wretch wring wringer writ writhe yank yard yearn yellower yellowest younger`.split(/\s+/),
)
