import type { SeedPage } from '../kinds.ts'

export const cancer: readonly SeedPage[] = [
  {
    path: '/astrologie/cancer',
    title: 'Cancer : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Cancer, avec le mythe de la Lune, les trois décans et leurs dates d’anniversaire.',
    lead: 'Il marche de côté, il retient tout, il vous aime avant que vous l’ayez remarqué. Le Cancer est le seul signe gouverné par un astre qui change de forme chaque nuit et qui revient toujours.',
    body: `
<h2>Une mémoire avec quelqu’un autour</h2>
<p>Vous vous rappelez la robe que portait cette femme au mariage de votre cousin, en 2009, et ce qu’elle a dit dans le couloir. On s’étonne. Et vous trouvez étrange que les autres vivent sans archives. Rien ne passe, chez vous. Tout se dépose.</p>
<p>De là votre réputation d’humeur changeante. En réalité vous répondez à ce qui est dans l’air, une minute avant tout le monde. Vous entrez dans une réunion et vous savez que deux personnes se sont disputées. Cela vous fatigue, et l’on met votre fatigue sur le compte du caractère.</p>
<p>La carapace existe. Elle est dure, luisante, et vous la refermez au nez des gens qui plaisantent trop tôt. Ceux qui restent dehors vous trouvent de glace. Ceux qui sont dedans n’ont jamais été si bien logés.</p>
<h2>L’enfance d’un Cancer</h2>
<p>Il suit quelqu’un de pièce en pièce. Une mère le plus souvent, ou une grand-mère, ou un oncle qui savait faire les voix. Le premier jour d’école est une petite mort dont il se remet en adoptant l’élève le plus triste de la classe.</p>
<p>Il garde. Des billets, des coquillages, une dent. Il a besoin qu’on lui redise les histoires de famille, toujours dans les mêmes termes, et corrige l’adulte qui saute un passage. Si la maison a connu un secret, il l’a senti à quatre ans et l’a porté sans savoir son nom. Bien des Cancers deviennent à cause de cela psychologues, historiens ou hôteliers.</p>
<h2>Au travail</h2>
<p>On ne vous donne pas la vedette et vous tenez la maison. Vous savez qui vient de perdre son père, qui rembourse un prêt, qui mérite la place sans oser la demander. Une entreprise qui vous écoute perd moins de monde. Les métiers de soin et d’accueil vous vont, l’immobilier aussi, et la direction plus qu’on ne croit, car vous négociez pour les vôtres comme personne.</p>
<p>Votre ennemi est la remarque faite devant témoins. Vous y pensez encore le dimanche. Un supérieur avisé vous parle seul à seul, le matin, et commence par ce qui va. S’il ne le sait pas, dites-le-lui. Une phrase suffit et elle change des années.</p>
<p>Au moment de demander une augmentation, vous vous mettez à penser aux difficultés de l’entreprise. Laissez l’entreprise y penser. Elle a des gens pour cela.</p>
<h2>En amour</h2>
<p>Vous faites le tour de la maison trois fois avant de sonner. L’approche en biais n’est pas de la ruse, vous avez besoin de savoir si l’on vous ouvrira. Quand c’est oui, vous emménagez dans le cœur de l’autre avec vos cartons, et il n’y a plus de demi-mesure.</p>
<p>Vous aimez en nourrissant, en prévoyant, en devinant. L’autre se laisse porter, puis un jour vous présentez la note, d’une voix blanche. « Après tout ce que j’ai fait. » Or il n’avait rien demandé, puisque vous aviez deviné avant. Dites vos besoins au lieu de les servir chez autrui en espérant qu’on vous en rapporte une part.</p>
<p>Dans la solitude, vous revenez volontiers vers un ancien amour, par fidélité au souvenir. Rappelez-vous aussi la fin.</p>
<p>Dans la durée, vous êtes le signe qui invente les rites du couple, les surnoms, l’hôtel où l’on retourne. Trente ans après, c’est vous qui savez quelle chanson passait.</p>
<h2>L’argent</h2>
<p>Il rassure. Vous en mettez de côté pour des catastrophes qui ont changé de nom depuis votre enfance mais pas de forme. Vous dépensez pour les vôtres sans compter et vous hésitez devant une paire de chaussures pour vous. Acheter un logement vous calme comme peu de choses, à condition de ne pas prendre le quartier de vos parents par défaut.</p>
<h2>En famille</h2>
<p>C’est votre théâtre et votre champ de bataille. Le parent Cancer est un refuge. Il devine la fièvre à la voix, conserve les dessins, attend éveillé jusqu’au bruit de la clé. Il lui faut apprendre que l’enfant qui part ne l’abandonne pas. Les siens reviennent très bien quand la porte n’est pas tenue.</p>
<p>Avec sa propre mère, rien n’est simple et tout est profond. On peut avoir cinquante ans et redevenir, au téléphone, la personne de neuf ans qui attendait un compliment.</p>
<h2>La part d’ombre</h2>
<p>Vous tenez les gens par la gratitude. Cela ressemble à de la bonté, c’en est, et il y a dedans une ficelle. La bouderie est l’autre outil. Vous vous retirez, on frappe, vous n’ouvrez pas, et vous souffrez qu’on cesse de frapper.</p>
<p>Le passé vous sert parfois d’alibi. Il est confortable d’expliquer sa vie par une blessure ancienne, surtout si elle est vraie. Le jour où vous la racontez pour la dernière fois, quelque chose d’énorme se libère, et vous ne savez pas quoi faire de vos mains.</p>
<h2>La Lune, votre maîtresse</h2>
<p>Séléné conduisait un char tiré par deux chevaux blancs. Une nuit, elle aperçut Endymion endormi sur le mont Latmos et l’aima au point de demander pour lui un sommeil éternel, afin qu’il ne vieillisse pas. Chaque nuit elle descend l’embrasser. Il ne le sait pas. Voilà votre tentation tout entière, garder ce qu’on aime intact, quitte à le garder endormi.</p>
<p>La constellation du Crabe a une autre histoire. Pendant qu’Hercule luttait contre l’Hydre, un crabe sortit du marais et lui pinça le pied. Le héros l’écrasa du talon. Héra, reconnaissante, le mit au ciel pour avoir défendu une amie contre plus fort que lui. C’est un détail, et c’est vous.</p>
<h2>Les trois décans</h2>
<p>Du 21 juin au 1er juillet, Vénus adoucit le Cancer et lui donne du charme. Antoine de Saint-Exupéry est du 29 juin 1900, George Sand du 1er juillet 1804.</p>
<p>Du 2 au 12 juillet, Mercure lui donne les mots. Franz Kafka est né le 3, Jean Cocteau le 5, Frida Kahlo le 6, Marcel Proust le 10 juillet 1871, et personne n’a mieux écrit ce que fait la mémoire.</p>
<p>Du 13 au 22 juillet, la Lune règne chez elle, plus secrète et plus forte. Simone Veil est du 13 juillet 1927, Ingmar Bergman du 14, Nelson Mandela du 18.</p>
`,
  },
  {
    path: '/astrologie/venus-en-cancer',
    title: 'Vénus en Cancer : aimer comme on abrite',
    description:
      'Vénus en Cancer cherche un refuge et en offre un. Séduction, couple, souvenirs, argent, rupture, et les dates de 2027.',
    lead: 'Elle demande si vous avez mangé, et c’est déjà une déclaration. Vénus en Cancer aime avec ses bras, avec ses souvenirs et avec les vôtres.',
    body: `
<h2>L’approche en biais</h2>
<p>Vous ne dites pas que quelqu’un vous plaît. Vous retenez la date de son examen, vous lui prêtez un manteau, vous vous inquiétez de son rhume. L’autre se sent bien et met des semaines à comprendre. Parfois il ne comprend pas, et vous souffrez d’avoir parlé, croyez-vous, si clairement.</p>
<p>Ce qui vous attire est une fragilité aperçue, un regard d’enfant sur un visage d’adulte. La force seule vous laisse dehors. Votre cœur va aux gens qui vous racontent leur grand-mère.</p>
<h2>À deux</h2>
<p>Vous faites un foyer de n’importe quoi, d’une chambre d’hôtel, d’une voiture en panne. Le couple se construit par des rites, des noms secrets, une chanson pour la route. On se sent chez vous plus en sécurité que nulle part ailleurs.</p>
<p>Il y a une facture, et vous ne l’envoyez pas tout de suite. Tant de soins donnés en silence attendent d’être rendus. Quand rien ne vient, vous vous repliez. Votre bouderie peut tenir un dimanche entier, avec de la vaisselle. Dites « j’ai besoin que tu t’occupes de moi ce soir ». La phrase est presque impossible et elle fonctionne à chaque fois.</p>
<p>Votre mère, ou celle de l’autre, occupe de la place. Décidez ensemble de la porte qu’elle peut franchir sans frapper.</p>
<p>Les amours passées ne passent pas. Vous gardez les lettres. Il arrive que vous recommenciez une histoire finie par tendresse pour ce qu’elle fut. Relisez aussi les dernières lettres.</p>
<h2>Le goût et l’argent</h2>
<p>Ce qui est ancien vous touche, les draps brodés, les photos dentelées, une commode dont personne ne voulait. Vous dépensez pour la maison et pour la famille, presque rien pour vous. Une réserve sur un compte secret vous aide à dormir. Personne n’a à la connaître.</p>
<h2>Quand Vénus traverse le Cancer</h2>
<p>Du 3 au 27 juillet 2027, l’amour rentre à la maison. On présente quelqu’un à ses parents, on pardonne à une sœur, on a envie d’un enfant ou d’un chien. Les nostalgies remontent et certaines écrivent. Si votre Vénus natale y est, le moment vous appartient. Invitez, faites dormir des gens chez vous. Quelqu’un restera pour le petit déjeuner, et peut-être pour la suite.</p>
`,
  },
  {
    path: '/astrologie/lune-en-cancer',
    title: 'Lune en Cancer : le besoin d’un chez-soi',
    description:
      'La Lune chez elle en Cancer. Sensibilité, mère, mémoire, couple et maison, avec ce qui rassure et ce qui retient.',
    lead: 'La Lune gouverne ce signe et s’y comporte en propriétaire. Tout s’y ressent au plus haut, y compris ce que ressent la personne assise à côté.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Les ambiances entrent chez vous sans frapper. Vous sortez d’un déjeuner de famille avec la tristesse d’une cousine et la migraine d’un oncle. Vos humeurs montent et se retirent deux fois par jour, comme la mer, et il est aussi vain de leur demander pourquoi. On croit à des caprices. Vous êtes perméable.</p>
<p>Rien ne s’efface. Une phrase gentille entendue en classe de sixième vous tient chaud aujourd’hui encore. Une phrase dure aussi est toujours là, intacte, avec la lumière du jour où elle fut dite.</p>
<h2>L’enfance</h2>
<p>La mère est tout, par sa présence ou par son manque. Elle a peut-être eu besoin de vous trop tôt, et vous avez appris à lire son visage avant de savoir lire. Vous voilà l’archiviste de la famille, et un peu son médecin. À chaque anniversaire on vous appelle pour les dates.</p>
<p>Une part de vous n’a jamais quitté une certaine cuisine. Vous y retournez en rêve, et l’on y parle encore.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous donnez une sécurité que peu de gens rencontrent. L’autre peut être malade, ridicule, au chômage, il est chez lui. En échange il vous faut des preuves, répétées. Un appel en arrivant. Une main en public. On vous reproche d’en demander trop, et l’on s’aperçoit quand vous n’êtes plus là de ce que vous répariez.</p>
<p>La bouderie est votre forteresse. On frappe, vous ne répondez pas, vous souffrez qu’on n’insiste pas. Laissez la porte entrebâillée d’un doigt. Une seule phrase suffit, « j’ai du chagrin, viens dans dix minutes ».</p>
<p>Le logement compte plus que le métier. Ne signez jamais pour un endroit où vous n’avez pas eu envie de pleurer de soulagement.</p>
<p>Au travail, vous prenez les choses à cœur, et l’on en profite. La remarque faite en réunion vous réveille à quatre heures. Demandez qu’on vous parle en tête à tête. Vous tenez une équipe mieux que son chef, par l’attention, et le jour où vous partez elle se défait.</p>
<h2>Ce qui apaise</h2>
<p>L’eau, la soupe, la famille choisie. Fermer les rideaux sans se le reprocher. Prendre soin de quelqu’un d’autre vous guérit, si ce n’est pas de la même personne depuis vingt ans. Chaque mois la Lune rentre chez elle et vous aussi. Annulez la sortie.</p>
`,
  },
]
