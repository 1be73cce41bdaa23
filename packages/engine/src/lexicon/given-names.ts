import { wordSet } from './word-map.ts'

/** Common given names by gender, without those that also are words for things. */
const OF_WOMEN = wordSet(
  'abigail,ada,alexandra,alexis,alice,allison,amanda,amelia,amy,andrea,angela,anna,anne,annie,ashley,aurora,ava,barbara,beatrice,bella,betty,brenda,brittany,camila,carla,carmen,carol,caroline,catherine,charlotte,chloe,christina,christine,clara,claire,cynthia,daniela,danielle,deborah,denise,diana,diane,donna,doris,dorothy,eleanor,elena,eliza,elizabeth,ella,ellen,elsa,emily,emma,erica,eva,evelyn,fatima,fiona,frances,gabriela,gabrielle,gloria,greta,hannah,harper,heather,heidi,helen,helena,ingrid,irene,isabel,isabella,isla,jacqueline,jane,janet,jasmine,jennifer,jenny,jessica,joanna,josephine,joyce,judith,judy,julia,julie,juliet,karen,kate,katherine,kathleen,katie,kelly,kimberly,kristin,laura,lauren,layla,leah,lena,lila,lillian,linda,lisa,louise,lucia,lucy,lydia,madeline,madison,margaret,margarita,maria,marie,marilyn,marta,martha,mary,matilda,maya,megan,melissa,mia,michelle,mila,miriam,molly,monica,nancy,naomi,natalie,natasha,nicole,nina,nora,olga,olivia,pamela,patricia,paula,penelope,phoebe,priya,rachel,rebecca,rosa,rosie,ruth,sabrina,sally,samantha,sandra,sara,sarah,sharon,shirley,simone,sofia,sonia,sophia,sophie,stella,stephanie,susan,sylvia,teresa,theresa,tina,ursula,valentina,vanessa,veronica,victoria,virginia,vivian,wendy,yasmin,yuki,zara,zoe,zoey',
)
const OF_MEN = wordSet(
  'aaron,adam,adrian,ahmed,alan,albert,alejandro,alex,alexander,ali,andrew,anthony,antonio,arthur,austin,ben,benjamin,bob,brandon,brian,bruce,bruno,carlos,charles,charlie,christian,christopher,daniel,dave,david,dennis,diego,donald,dylan,eddie,edward,elijah,emil,eric,ethan,eugene,evan,felix,fernando,frank,franklin,frederick,gabriel,gary,george,gerald,gregory,gustav,harold,harry,henry,hugo,ian,igor,isaac,ivan,jack,jacob,jake,james,jason,jeff,jeffrey,jeremy,jerry,jesse,jim,jimmy,joe,john,johnny,jonathan,jordan,jorge,jose,joseph,joshua,juan,julian,justin,karl,keith,kenneth,kevin,kyle,larry,lawrence,leo,leon,leonard,leonardo,lewis,liam,logan,louis,luca,lucas,luis,luke,manuel,marco,marcus,mario,martin,mason,matteo,matthew,max,michael,miguel,mike,mohammed,muhammad,nathan,nicholas,noah,oliver,omar,oscar,otto,pablo,patrick,paul,pedro,peter,philip,ralph,raymond,ricardo,richard,robert,roger,ronald,ryan,samuel,scott,sean,sebastian,simon,stefan,stephen,steve,steven,stewart,teddy,theo,theodore,thomas,tim,timothy,tom,tommy,tony,tyler,victor,vincent,walter,wayne,william,wolfgang',
)

/** "woman" or "man" by a given name. */
export function bearerOf(name: string): 'woman' | 'man' | undefined {
  if (OF_WOMEN.has(name)) return 'woman'
  return OF_MEN.has(name) ? 'man' : undefined
}
