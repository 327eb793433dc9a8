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
<p>Dans l’autre sens, un partenaire apprend quatre nombres par jour : les visites, les comptes créés, les achats et sa commission. Un nombre inférieur à cinq désignerait presque quelqu’un : il n’est pas donné, et les jours trop calmes sont additionnés entre eux. La journée en cours n’est jamais montrée, pour que personne ne guette une arrivée à la minute. Qui est venu, à qui l’on a parlé, de quoi : rien de cela ne sort d’ici. Aucun fichier de clientèle n’est échangé, loué, croisé. Les accords donnés sur une marque ne valent pas pour une autre ; celui qui souhaiterait le contraire frapperait à la mauvaise porte. Les détails tiennent en une page, celle des <a href="/page/donnees-personnelles">données personnelles</a>.</p>
<h2>La commission, et ce qui n’en donne pas</h2>
<p>Elle est une part, convenue par écrit, de ce que les lecteurs paient dans les trente jours qui suivent leur arrivée, remboursements déduits. Quand la part change, le nouveau taux vaut à partir du lendemain ; ce qui est déjà gagné reste gagné. Les achats faits depuis les adresses du partenaire lui-même ne comptent pas : on ne se recommande pas à soi-même.</p>
<p>Rien ne dépend de ce que le lecteur vient chercher, ni du nombre de fois où il revient après ces trente jours. Nous n’avons aucune envie de payer quelqu’un pour qu’il pousse un autre à dépenser.</p>
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
<p>Pour commencer, un lien suffit. Il porte votre code et, si vous le souhaitez, le nom d’une campagne. Cette étiquette suit la visite, puis les achats et les consultations pendant trente jours, après quoi elle n’a plus d’effet. Aucun traceur n’est à glisser dans vos pages, et nous n’en posons aucun sur les vôtres.</p>
<p>Pour lire vos chiffres sans passer par un courrier, votre programme peut nous les demander. Nous vous remettons une clé et un secret, une fois, par marque. Chaque demande est signée : la signature (HMAC-SHA-256) couvre la méthode, le chemin, les paramètres, le corps, l’heure et un numéro qui ne sert qu’une fois. Une demande copiée et renvoyée est donc refusée, de même qu’une demande vieille de plus de cinq minutes. La clé ne donne accès qu’à trois choses :</p>
<ul>
<li>le relevé d’un mois, jour par jour ;</li>
<li>le même relevé pour un tableur ;</li>
<li>l’adresse d’une page du site, munie de votre code, pour ne pas se tromper en la composant.</li>
</ul>
<p>Deux exemples complets, qui n’exigent aucune bibliothèque, accompagnent la clé. Les appels sont aussi décrits dans le <a href="/api/openapi.json">document technique</a> du site. Si une clé vous échappe, dites-le : elle est révoquée aussitôt, et la suivante peut être prête avant, pour que rien ne s’interrompe.</p>
<p>Le site d’affiliation demande aux moteurs de recherche de ne pas l’indexer, afin de ne pas encombrer leurs résultats de copies. Et la collaboration s’arrête dès qu’une règle est enfreinte.</p>
<h2>Si vous êtes de passage par un lien</h2>
<p>Rien ne change pour vous. Le prix est le même que pour tout le monde, les minutes de bienvenue aussi, et la page où vous étiez ne saura pas ce que vous ferez ici. Si le texte qui vous a conduit jusqu’à nous promettait la lune, un amour garanti, un gain, une guérison, il mentait. Racontez-le sur la page de <a href="/reclamation">réclamation</a> en indiquant l’adresse : vous rendrez service au lecteur suivant.</p>
<h2>Proposer une collaboration</h2>
<p>Écrivez-nous par la page de <a href="/contactez-nous">contact</a>. Dites qui vous lit, sous quelle forme vous parleriez du site, et ce que vous attendez. Avant cela, passez une heure à lire ce que nous publions, et en particulier les signes d’une <a href="/voyance/voyance-serieuse">voyance sérieuse</a> : si ces pages vous semblent trop franches pour votre public, nous ne sommes sans doute pas faits pour travailler ensemble.</p>
`,
}
