//! The sites of other generators.

pub(super) const HUGO: &str = r#"-- hugo.toml
baseURL = "https://lamps.example/"
title = "Lamps"
defaultContentLanguage = "en"
[params]
logo = "x"
[[module.mounts]]
source = "more"
target = "content/more"
[languages.en]
weight = 1
label = "English"
[languages.de]
weight = 2
label = "Deutsch"
-- content/_index.md
---
title: Welcome
---
We make lamps. Read the [guide](/docs/paper/).
-- content/docs/_index.md
---
title: Manual
description: All about lamps.
weight: 2
cascade:
  author: Ada
  cover: { image: x.png }
---
Start with [paper]({{< ref "paper.md" >}}).
-- content/docs/paper.md
+++
title = "Paper {and} <glue>"
date = 2024-03-12
tags = ["Thick paper", "glue"]
weight = 1
aliases = ["/old/paper/", "sheet"]
colour = "white"
+++
## The sheet {#The_sheet}

A { brace }, `{{ code }}`, ![A lamp](/img/lamp.svg) and [light](light_bulb.md#watt).

{{< figure src="/img/lamp.svg" alt="The lamp" >}}
{{< chart "sales" >}}

See [nothing](/nowhere/), <span style="color: red" class="a">red</span> and https://lamps.example.

<script>alert(1)</script>

[no link] (page:x)
-- content/docs/paper.de.md
---
title: Papier
slug: papier
---
## Das Blatt

Siehe [Licht](light_bulb.md).
-- content/docs/light_bulb.md
{
  "title": "Light",
  "draft": false
}
## Watt

Forty.
-- content/docs/light_bulb.de.md
---
title: Licht
---
-- i18n/en.toml
[more]
other = "Read more"
[lamps]
one = "{{ .Count }} lamp"
other = "{{ .Count }} lamps"
[broken]
other = "{{ with .X }}"
-- i18n/de.toml
[more]
other = "Weiterlesen"
[lamps]
one = "{{ .Count }} Lampe"
other = "{{ .Count }} Lampen"
-- static/img/lamp.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>
-- layouts/index.html
{{ .Title }}
-- content/docs/light_bulb.fr.md
Lumière
-- content/docs/later.md
---
title: Later
draft: true
---
Not yet.
-- content/docs/bundle/index.md
---
title: Bundle
---
<div class="box">

| a | b |
| --- | --- |
| 1 | {x} |

<kbd>open

</div>

#No heading

[Later](../later.md) Vec<T>

```text
not closed
-- content/docs/bundle/data.csv
a,b
-- content/docs/bundle/part.md
A part of the bundle.
-- content/twice.md
---
title: Twice
---
| a |
| --- |
| 1 | 2 |
-- data/lamps.yaml
- lamp
-- assets/main.scss
b { c: d }
-- more/x.md
A mount.
-- i18n/fr.toml
[more]
other = "Plus"
"#;

pub(super) const JEKYLL: &str = r#"-- _config.yml
title: Notes
url: https://notes.example
lang: en
author: Me
defaults:
  - scope: { path: "de" }
    values: { lang: de }
permalink: /:year/:month/:title.html
exclude: [tools]
-- _posts/2024-03-12-first_light.md
---
layout: post
title: "First light"
tags: [Lamps, 紙]
redirect_from: /blog/1
---
Hello {{ site.author }}. See [second]({% post_url 2025-01-05-second %}) and [about]({{ "/about.html" | relative_url }}).

{% highlight ruby %}
puts "{{ x }}"
{% endhighlight %}

{: .note}
A note.
-- _posts/2025-01-05-second.md
---
title: Second
description: The second one.
---
{% include figure.html src="x" %}

![A lamp](/assets/lamp.svg)
-- _drafts/later.md
---
title: Later
date: 2025-06-01
---
Not yet.
-- about.md
---
title: About
order: 1
---
# Who we are

Just me.
-- de/about.md
---
title: Über mich
lang: de
---
Nur ich.
-- assets/lamp.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>
-- index.html
---
title: Home
---
{% for post in site.posts %}{% endfor %}
-- tools/x.md
Not a page.
-- README.md
Not a page.
-- _data/x.yml
a: b
"#;

pub(super) const ASTRO: &str = r#"-- astro.config.mjs
import starlight from '@astrojs/starlight';
// The languages.
export const locales = {
	root: { label: 'English', lang: 'en' },
	// Others.
	'pt-br': { label: 'Português do Brasil', lang: 'pt-BR' },
};
export default defineConfig({
	site: 'https://star.example',
	integrations: [starlight({ title: 'Star', locales })],
});
-- src/content/docs/index.mdx
---
title: Star
template: splash
hero:
  tagline: Shine
---
import { Card } from '@astrojs/starlight/components';

<Card title="Fast" icon={rocket}>
	Very fast. See [Start](/start/).
</Card>
-- src/content/docs/start.mdx
---
title: Start
sidebar:
  order: 1
  badge: New
---
:::tip[Did you know?]
Use `npm` {/* not shown */}.
:::

```js title="a.js" {1}
let a = { b: 1 };
```

{value} and [Colours](../guides/colours/#red).
-- src/content/docs/guides/colours.md
---
title: Colours
description: All of them.
---
## Red

![Dot](../../../assets/dot.svg)
-- src/content/docs/pt-br/start.md
---
title: Começo
---
Olá.
-- src/content/i18n/pt-BR.json
{ "search.label": "Pesquisar", "page": { "next": "Próximo" } }
-- src/content/i18n/en.json
{ "search.label": "Search", "page": { "next": "Next" } }
-- src/assets/dot.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>
-- src/pages/extra.astro
---
---
<p>x</p>
-- public/robots.txt
User-agent: *
"#;

pub(super) const ELEVENTY: &str = r#"-- eleventy.config.js
module.exports = () => ({ dir: { input: "src", output: "www" } });
-- src/_data/metadata.json
{ "title": "Garden", "url": "https://garden.example" }
-- src/index.njk
{{ content }}
-- src/posts/posts.json
{ "tags": ["posts"], "layout": "post.njk" }
-- src/posts/2024-05-01-beans.md
---
title: Beans
tags: [posts, beans]
permalink: /2024/beans.html
---
Sow them. {% image "x.png" %} {{ "/posts/peas/" | url }}

[Peas](/posts/peas/) ![Bean](bean.svg) <b>bold</b>
-- src/posts/peas.md
---
title: Peas
date: 2024-06-01
---
[Beans](2024-05-01-beans.md)
-- src/posts/bean.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>
-- src/posts/code.11tydata.js
module.exports = {};
-- locale/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Read more"
msgstr "Weiterlesen"

msgid "Read more!"
msgstr "Weiterlesen!"

msgid "Untranslated"
msgstr ""

msgid "%d bean"
msgid_plural "%d beans"
msgstr[0] "%d Bohne"
msgstr[1] "%d Bohnen"
-- www/index.html
Old output.
-- locale/en.po
-- src/about.njk
<p>
"#;

pub(super) const FLUENT: &str = r#"-- l10n/en-US/main.ftl
-brand = Lumen
# A greeting.
hello = Hello, { $name }!
mail = { EMAIL("a@site.example") }
lamps = { $count ->
    [one] { $count } lamp
   *[other] { $count } lamps
}
title = The title of an app
page-title = Reserved
hello = Twice
-- l10n/en-US/pages/about.ftl
about = About { -brand }
bad = { unknown-message }
worse = { bad }

-- l10n/de/main.ftl
-brand = Lumen
hello = Hallo, { $name }!
mail = { EMAIL("a@site.example") }
lamps = { $count ->
    [one] { $count } Lampe
   *[other] { $count } Lampen
}
-- l10n/shared.ftl
company = Example
-- l10n/xx-AU/main.ftl
hello = ?
"#;
