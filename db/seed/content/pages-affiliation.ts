import type { SeedPage } from './kinds.ts'

/** What the affiliation site can't say in the main site's words. */
export const pagesOfAffiliation: readonly SeedPage[] = [
  {
    path: '/cosmospace',
    title: 'Voyance Partenaires et Cosmospace : qui est qui',
    description:
      'Pourquoi ce site porte un autre nom que celui de la maison, ce que les deux partagent, ce qui reste séparé, et ce que cela change pour vous.',
    lead: 'Vous arrivez par un lien, et le nom affiché en haut n’est pas celui de la maison. Voici qui vous accueille, en quelques paragraphes.',
    body: `
<h2>Deux noms, une maison</h2>
<p>Voyance Partenaires est le site par lequel arrivent les lecteurs de nos partenaires : journaux, carnets en ligne, associations d’amateurs d’astrologie. Cosmospace est le site principal de la même maison, fondée en 1985. Si vous avez suivi un lien et que le nom en haut de la page n’est pas celui que vous attendiez, la raison est là. Vous n’êtes pas chez un imitateur.</p>
<h2>Ce qui ne change pas d’un site à l’autre</h2>
<ul>
<li>Le prix se lit avant, taxes comprises : à la minute, jamais plus de 5 €, ou à la réponse pour une <a href="/voyance/sms">question par SMS</a>.</li>
<li>Le compteur attend le premier message de la personne consultée, ou que vous vous parliez de vive voix, avance à la seconde et s’arrête quand une connexion se coupe.</li>
<li>Les personnes qui répondent ont signé la même charte : pas de malheur annoncé, pas de rituel à vendre, pas de diagnostic.</li>
<li>Chaque reçu se vérifie et se conteste, avec une réponse sous quarante-huit heures.</li>
<li>Un avis demande une consultation d’au moins soixante secondes comptées, ou une réponse reçue par SMS.</li>
</ul>
<p>Ces règles sont écrites dans les <a href="/page/conditions">conditions</a>, qui vous engagent et nous engagent de la même façon quelle que soit votre porte d’entrée.</p>
<h2>Ce qui reste séparé</h2>
<p>Les comptes. Celui que vous créez ici ne vaut qu’ici : la même adresse e-mail peut servir ailleurs sans que les deux se connaissent. Votre crédit, vos accords, vos conversations et vos favoris ne traversent pas la cloison, et personne ne les rapproche pour mieux vous solliciter. Un partenaire, lui, n’apprend que des totaux ; il ne sait ni qui est venu, ni à qui l’on a parlé.</p>
<p>Les offres suivent la même règle. Les dix minutes de bienvenue appartiennent au compte où elles ont été créditées, une seule fois par personne. La <a href="/voyance/question-gratuite">question gratuite</a>, elle, se compte une fois par personne et par trente jours sur tous les sites de la maison : nous comparons pour cela des empreintes d’adresse, illisibles, et rien d’autre.</p>
<h2>Pourquoi un site à part</h2>
<p>Pour compter honnêtement. Quand quelqu’un nous recommande, il a le droit de savoir combien de lecteurs ont suivi son conseil, et vous avez le droit que ce compte se fasse sans votre nom. Un site distinct rend la chose simple : ce qui vient des partenaires y arrive, le reste n’a rien à y faire. Nous demandons aussi aux moteurs de recherche de ne pas le présenter dans leurs résultats, afin de ne pas les remplir de pages qui se ressemblent.</p>
<h2>Comment nous gagnons notre vie</h2>
<p>Une part de chaque minute consultée revient à la personne qui répond, une autre à l’État, le reste fait tourner la maison et rémunère, le cas échéant, le partenaire qui vous a conduit ici. Vous ne payez pas un centime de plus pour avoir suivi un lien. Ce que nous exigeons des partenaires, et ce que nous refusons même bien payé, se lit sur la page qui leur est <a href="/partenaires">consacrée</a>.</p>
<h2>Qui vous répond</h2>
<p>Les mêmes équipes pour les deux sites. Une question, un doute sur un lien, une promesse qui vous a paru trop belle : la page de <a href="/contactez-nous">contact</a> arrive à quelqu’un, et la <a href="/reclamation">réclamation</a> donne aussitôt un numéro. L’éditeur, son adresse et le médiateur figurent aux <a href="/page/mentions-legales">mentions légales</a>. Et si vous préférez juger sur pièces, la <a href="/voyance">liste des personnes présentes</a> se regarde sans créer de compte.</p>
`,
  },
]
