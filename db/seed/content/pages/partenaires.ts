import type { SeedPage } from '../kinds.ts'

export const partenaires: SeedPage = {
  path: '/partenaires',
  title: 'Partenaires : recommander sans trahir ses lecteurs',
  description:
    'Ce que veut dire être partenaire de ce site, ce que l’on partage et ce que l’on garde, les pratiques refusées, et comment proposer une collaboration.',
  lead: 'Une recommandation engage celui qui la fait. Cette page s’adresse à ceux qui envisagent de parler de nous, et à ceux qui se demandent ce que cela change pour eux.',
  body: `
<h2>Pourquoi cette page ne porte aucun logo</h2>
<p>On s’attend à trouver ici une mosaïque d’emblèmes. Ils manquent à dessein : un nom ne sera inscrit qu’une fois un accord signé, avec son objet et sa date. Emprunter le prestige d’une enseigne connue parce qu’elle a cité votre adresse un jour relève d’un tour de passe-passe, et nous laissons les tours aux prestidigitateurs.</p>
<h2>Le mot, au sens où nous l’entendons</h2>
<p>Un partenaire est un éditeur, un journal, une association d’amateurs d’astrologie, un auteur de carnet en ligne, qui conduit ses lecteurs jusqu’à nous et que nous rémunérons ou remercions pour cela. La relation a trois côtés. Il y a lui, il y a nous, et il y a la personne qui clique, laquelle n’a rien signé. C’est pour elle que les règles ci-dessous existent.</p>
<h2>Ce qui circule, ce qui reste</h2>
<p>Quand quelqu’un arrive par un lien affilié, le lien porte l’origine de la visite : quelle campagne, quel éditeur, quelle annonce. Ces repères servent à compter des arrivées, des inscriptions et des achats. Ils ne contiennent ni nom, ni adresse, ni rien de ce que l’on viendra confier.</p>
<p>Dans l’autre sens, un partenaire peut connaître des totaux par jour, jamais un nombre inférieur à cinq, qui désignerait presque quelqu’un. Il ne sait pas qui est venu, à qui l’on a parlé, ni de quoi. Aucun fichier de clientèle n’est échangé, loué, croisé. Les accords donnés sur une marque ne valent pas pour une autre ; celui qui souhaiterait le contraire frapperait à la mauvaise porte. Les détails tiennent en une page, celle des <a href="/page/donnees-personnelles">données personnelles</a>.</p>
<h2>Cinq engagements demandés</h2>
<ol>
<li><strong>Signaler la publicité.</strong> Le lecteur doit savoir qu’un lien est rémunéré, avant d’y toucher et dans des mots qu’il comprenne.</li>
<li><strong>Dire le prix.</strong> Toute mention des dix minutes offertes s’accompagne de ses conditions : première venue, adultes, une fois par personne, tarif ensuite affiché et plafonné à 5 € la minute.</li>
<li><strong>Ne pas inventer.</strong> Ni faux témoignage, ni pourcentage de réussite, ni voyante imaginaire dont la photographie vient d’une banque d’images.</li>
<li><strong>Épargner les fragiles.</strong> Pas d’annonce visant le deuil, la maladie, le surendettement, la rupture fraîche. Pas de mineurs.</li>
<li><strong>Laisser tranquille.</strong> Ni fenêtre qui s’impose, ni courrier non sollicité, ni message envoyé sous notre nom.</li>
</ol>
<h2>Ce que nous refusons, même très bien payé</h2>
<p>Les vendeurs de talismans et de rituels, les paris, les crédits rapides, les méthodes de guérison, les placements miraculeux. Les annuaires qui classent selon l’enchère en feignant de classer selon le mérite. Les échanges d’avis. Les collectes d’adresses déguisées en horoscope ou en tirage. Une contrepartie, quelle qu’elle soit, ne donne aucun droit de regard sur ce que nos pages racontent des limites de la divination.</p>
<h2>Du côté technique</h2>
<p>Il n’y a ni programme à installer, ni traceur à glisser dans vos pages : un lien suffit, qui porte le nom d’une campagne. Cette étiquette suit la visite, puis les achats et les consultations pendant trente jours, après quoi elle n’a plus d’effet. Le site d’affiliation demande aux moteurs de recherche de ne pas l’indexer, afin de ne pas encombrer leurs résultats de copies. Et la collaboration s’arrête dès qu’une règle est enfreinte.</p>
<h2>Si vous êtes de passage par un lien</h2>
<p>Rien ne change pour vous. Le prix est le même que pour tout le monde, les minutes de bienvenue aussi, et la page où vous étiez ne saura pas ce que vous ferez ici. Si le texte qui vous a conduit jusqu’à nous promettait la lune, un amour garanti, un gain, une guérison, il mentait. Racontez-le sur la page de <a href="/reclamation">réclamation</a> en indiquant l’adresse : vous rendrez service au lecteur suivant.</p>
<h2>Proposer une collaboration</h2>
<p>Écrivez-nous par la page de <a href="/contactez-nous">contact</a>. Dites qui vous lit, sous quelle forme vous parleriez du site, et ce que vous attendez. Avant cela, passez une heure à lire ce que nous publions, et en particulier les signes d’une <a href="/voyance/voyance-serieuse">voyance sérieuse</a> : si ces pages vous semblent trop franches pour votre public, nous ne sommes sans doute pas faits pour travailler ensemble.</p>
`,
}
