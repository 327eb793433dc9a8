/**
 * Phrases of distress, as regular expression sources for folded text (`fold`): lower case, no accents or apostrophes,
 * full stops only between sentences. Based on the warning signs that the national suicide prevention line (3114) and
 * the national federation behind 3919 tell relatives to listen for. A match ends a consultation, so each phrase must be
 * explicit, and about the person and the present: grief, fear of dying and figures of speech must not match.
 */
const WANT =
  '(?:j ?)?(?:veux|veu|veut|vx|voudrais|voudrai|aimerais|aimerai|prefere|prefererais|souhaite|envie de|envie d|hate de|prete? a|besoin de|pense a|penser a|songe a|parle de)'
const DIE = '(?:mour+ire?s?|creve[rz]?|etre morte?)'
const KILL =
  '(?:suicid\\w*|sui+s+id\\w*|tue[rz]?|pendre(?! a)|flinguer|supprimer|foutre en l air|noyer|empoisonner|defenestrer|faire sauter la cervelle|tirer une balle|donner la mort|oter la vie|enlever la vie)'
/** Living here, with someone or like this is not living itself. */
const ON_ITS_OWN =
  '(?! (?:avec|ici|a|au|aux|en|chez|dans|ensemble|ca|cela|cette|comme|seule?|sans|sous|pres|loin|la bas|de|mon|ma|mes|notre|une?|l|le|les|des))'
const THEY = '(?:il|elle|on|(?:mon|ma|son) (?:ex )?[a-z]+)'
const HITS =
  '(?:me|m a|m ont|m as) (?:encore |deja |re)?(?:frappee?s?|tape(?:e|r)? dessus|battue?|cogne+|giflee?|etranglee?|violee?|brulee?|poignardee?|sequestree?)'

export const distressWords: readonly string[] = [
  // Wanting to die, or to kill oneself.
  `${WANT} (?:vraiment |juste |seulement )?(?:${DIE}|en finir avec (?:la vie|ma vie|tout(?! c))|m endormir pour toujours|ne (?:plus|jamais) me reveiller|ne plus (?:exister|etre de ce monde))`,
  `${WANT} disparaitre(?! (?:de|sous|avec|quelques|un|des|une|pendant|au|a|dans))`,
  `${WANT} en finir(?! (?:avec|au|sur|une bonne|ce|cette|des))`,
  `(?:${WANT}|vais|allais|faut|j ai essaye de|j ai tente de|essaye de|tente de|comment|capable de|envies? de|idees? de|peur de|avant de|de) (?:me|se) ${KILL}`,
  `va se ${KILL}`,
  'je me (?:suicide|pends|flingue|supprime|jette (?:sous|par|du|d un))',
  '(?:me|se) jeter (?:sous|par la fenetre|du|d un|dans le vide)',
  '(?:vais|veux|vx|envie de) sauter (?:par la fenetre|du|d un) ?(?:pont|toit|balcon|immeuble)?',
  '(?:pense|penser|pensees?|songe|songer|envies?|idees?|pulsions?|tentee? (?:par|de))(?: beaucoup| souvent)? (?:au |de |du |le )?suici\\w*',
  '(?:suis|me sens|deviens) suicidaire',
  '(?:mettre|mets|mette|mettrai) (?:une )?fin a (?:mes jours|ma vie|mon existence|ses jours|sa vie)',
  '(?:une |m a )?balle dans (?:la|ma) tete',
  '(?:m |me |s |se )?(?:ouvrir|ouvre|tailler|taille|couper|coupe) les veines',
  '(?:me|m) (?:scarifie[rz]?|mutile[rz]?|automutile[rz]?|fais du mal a moi)',
  '(?:avaler|avale|pris|prendre|prends) (?:toute? )?(?:tous )?(?:mes|ma|une|des|les|la) (?:boites? (?:de|d) )?(?:medicaments|medocs|cachets|comprimes|somniferes|anxiolytiques) (?:d un coup|d une traite|pour (?:en finir|mourir|partir|ne plus))',
  'avale(?:r)? (?:toute )?(?:une|la|ma|des) boites? (?:de|d) (?:medicaments|medocs|cachets|comprimes|somniferes|anxiolytiques)',
  // Not wanting to live any more.
  `(?:plus|pas|marre|assez|fatiguee?|ras le bol|lasse?)(?: du tout| vraiment)? (?:envie |la force |le courage |le gout |gout )?de (?:vivre|continuer a vivre)${ON_ITS_OWN}`,
  `(?:veux|veu|vx|peux|peu|px) (?:vraiment )?plus vivre${ON_ITS_OWN}`,
  'en peux plus (?:de vivre|de la vie|d etre en vie)',
  'marre de la vie',
  '(?:plus|aucune|pas)(?: de| une seule)? raisons? de vivre(?! (?:ici|ensemble|avec|a))',
  '(?:plus|pas|perdu)(?: le| de| du)? gout (?:de vivre|a la vie)',
  'plus envie d etre (?:la|en vie)(?! (?:quand|avec|pour))',
  '(?:la|ma) vie ne? ?vaut (?:plus|pas) (?:la peine|le coup|d etre vecue)',
  'bientot (?:je )?(?:ne )?serai plus (?:la|de ce monde)',
  'serai plus de ce monde',
  '(?:tout le monde|mes enfants|ma famille|mes proches|ils|elles) (?:serait|seraient|irait|iraient|sera|seront|vivrait|vivraient|vivront)(?: bien)? mieux sans moi',
  '(?:ai|avoir|que|plein de|trop de)(?: des| d| les)? (?:idees|pensees) noires',
  // Being hit, forced or threatened.
  `${THEY} ${HITS}(?! (?:par|a|au|aux|chez|dans|que|quand meme le|comme quoi|de))`,
  `${THEY} (?:me bat|m a battue?)(?! (?:a|au|aux|froid|de|les|tout le temps a))`,
  '(?:suis|je suis) (?:une )?(?:femme |un homme |enfant )?battue?(?: par| a la maison| par mon)',
  '(?:je|nous) (?:suis|sommes)(?: une)? victimes? (?:de|d)(?: la| des)? (?:violences?|viols?|inceste)',
  '(?:subis|subit|vis) (?:des|de la|les|ses|de) (?:violences?|coups|viols?)',
  `${THEY} (?:leve|a leve) la main sur (?:moi|les enfants|mes enfants|mon fils|ma fille)`,
  `${THEY} (?:frappe|tape|bat|cogne|viole|maltraite) (?:les enfants|mes enfants|mon fils|ma fille|ma mere|ma soeur|mon frere)`,
  `${THEY} (?:me|m a) menacee? (?:de mort|de me|avec un|avec une)`,
  `${THEY} menace(?:nt)? de (?:me|nous|les) (?:tuer|frapper|bruler|defigurer|cogner|faire du mal)`,
  `peur (?:qu il|qu elle|que [a-z ]{2,20}) (?:me|nous) (?:tue|frappe|batte|viole)`,
  `${THEY} (?:essaye de|tente de|a essaye de|a tente de|a voulu|a failli) (?:me|m|nous) (?:tuer|etrangler|poignarder)`,
  '(?:m a|me) (?:force|forcee|oblige|obligee) a (?:coucher|des rapports|faire l amour)',
  '(?:suis|sommes|sens|sentons|vie est|enfants sont) en danger(?: de mort| immediat)?',
  '(?:peur|crains) pour (?:ma|sa|notre) vie(?! (?:amoureuse|professionnelle|sentimentale|de))',
  'me (?:sequestre|enferme a cle)|m enferme a cle',
]

/** Figures of speech, negations and the distant past: removed before the phrases above are searched for. */
export const innocentWords: readonly string[] = [
  '(?:mour+ire?|crever?|morte?|meurs|creve|tuer|tue|plie+) (?:de|d) (?:rire|faim|soif|chaud|chaleur|froid|fatigue|sommeil|honte|ennui|envie|curiosite|impatience|jalousie|peur|trouille|plaisir|bonheur|joie|amour|inquietude|stress|vieillesse|travail|boulot|la curiosite|savoir)',
  '(?:me|se) tue[rz]? (?:a|au|aux) (?:la tache|travail|travailler|boulot|bosser|taf|essayer|expliquer|dire|repeter|le dire|lui dire|comprendre)',
  'tu (?:vas|veux|va) me tuer',
  '(?:ca|cela|qui|attente|suspense|distance) (?:va|finira par|vient de) (?:me|se) tuer',
  'suicide (?:commercial|politique|professionnel|social|squad|financier|amoureux)',
  // « Je ne veux pas mourir » expresses fear, not a wish.
  '(?:vais|veux|veut|vx|voudrais|compte|pense|songe|suis|ai|ira|irai|risque)(?: quand meme)? (?:pas|jamais)(?: eu| a| l| de| d)*(?: envie)?(?: de| d| a)? (?:(?:me|se) (?:suicider|tuer|pendre|flinguer|supprimer|foutre en l air|jeter)|mour+ir|crever|disparaitre|en finir|suicide)',
  '(?:avais|avait|avaient|voulais|voulait|voulaient|pensais|pensait)(?: plus)?(?: envie)?(?: de| d| a)? (?:(?:me|se) (?:suicider|tuer|pendre|flinguer|supprimer|foutre en l air)|mour+ir|crever|disparaitre|en finir)',
  '(?:(?:me|m a) frappee?) (?:par|dans ses mots|dans cette carte|l esprit)',
  '(?:chasser|contre|eviter|plus d|pas d|plus de|pas de) (?:les |des )?(?:idees|pensees) noires',
]
