import { wordSet } from './word-map.ts'

/** Words the content policy refuses anywhere, as whole words or phrases. Lowercase, plain Latin letters. */
export const FORBIDDEN_WORDS: ReadonlySet<string> = wordSet(
  'nsfw,nude,nudes,nudity,nudist,naked,topless,bottomless,undressed,unclothed,without clothes,without clothing,no clothes,wearing nothing,porn,porno,pornography,pornographic,pornstar,xxx,hentai,ecchi,rule34,erotic,erotica,erotically,orgasm,orgy,sex,sexual,sexually,sexual intercourse,intercourse,blowjob,handjob,masturbation,masturbating,masturbate,penis,vagina,genitals,genitalia,nipple,nipples,boobs,tits,camel toe,bdsm,bondage,fetish,striptease,stripper,upskirt,creampie,gangbang,deepthroat,incest,bestiality,zoophilia,rape,raped,raping,rapist,molest,molested,molesting,loli,lolicon,shota,shotacon,pedophile,paedophile,pedophilia,paedophilia,child porn,child abuse,jailbait,gore,gory,goriest,guro,disembowel,disemboweled,disembowelled,decapitate,decapitated,decapitation,beheaded,beheading,dismember,dismembered,dismemberment,mutilate,mutilated,mutilation,eviscerated,entrails,severed head,severed limbs,slit throat,slit wrists,bloodbath,snuff film,torture,tortured,torturing,suicide,suicidal,self harm,hanging himself,hanging herself,swastika,nazi,nazis,kkk,ku klux klan,white power,heil hitler,hitler,isis flag,ethnic cleansing,school shooting,mass shooting',
)

/** Refused only together with a word for a minor. */
export const SUGGESTIVE_WORDS: ReadonlySet<string> = wordSet(
  'sexy,seductive,seductively,sensual,sensually,lingerie,provocative,provocatively,horny,busty,cleavage,thong,bikini model,see through,skimpy,underwear,undressing,strip,stripping,kinky,lewd,lustful,arousing,aroused',
)

export const MINOR_WORDS: ReadonlySet<string> = wordSet(
  'child,children,childlike,kid,kids,minor,minors,underage,under age,preteen,preteens,tween,teen,teens,teenage,teenager,teenagers,toddler,toddlers,infant,baby,babies,girl,girls,boy,boys,schoolgirl,schoolgirls,schoolboy,schoolboys,little girl,little boy,youngster,pupil,daughter,son',
)

/** Harmless phrases that contain a forbidden word. */
export const HARMLESS_PHRASES: readonly string[] = [
  'naked mole rat', 'naked mole rats', 'naked eye', 'same sex', 'nude lipstick', 'nude color', 'nude colour', 'torture chamber museum',
]

/** In a negative prompt about people these ask for something that the prompt itself may not. */
export const UNDRESSING_WORDS: ReadonlySet<string> = wordSet(
  'clothes,clothing,clothed,dressed,underwear,bra,panties,swimsuit,bikini,censored,censorship,censor bar,sfw',
)

export const PEOPLE_WORDS: ReadonlySet<string> = wordSet(
  'woman,women,man,men,lady,ladies,guy,guys,person,people,model,models,couple,wife,husband,actress,actor,female,male,body,bodies,her,him,she,he',
)
