import { describe, expect, test } from '@jest/globals';
import { cleanPasted } from './clean-pasted.ts';

function clean(html: string): string {
  const { content } = cleanPasted(html);
  const box = document.createElement('div');
  box.append(content);
  return box.innerHTML.replace(/>\s+</g, '><').trim();
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:等线;} @list l0:level1 {mso-level-text:"%1、"} --></style>
</head><body lang=ZH-CN style='tab-interval:21.0pt'>
<!--StartFragment-->
<div class=WordSection1>
<p class=MsoTitle align=center style='text-align:center'><span style='font-size:22.0pt'>美线旺季附加费调整</span></p>
<h1><span style='mso-bidi-font-weight:normal'>一、生效时间<span lang=EN-US><o:p></o:p></span></span></h1>
<p class=MsoNormal><span style='font-family:等线;mso-ascii-font-family:Calibri'>自<span lang=EN-US>12</span>月<span
lang=EN-US>1</span>日起，</span><b style='mso-bidi-font-weight:normal'><span style='color:red'>每方加收<span lang=EN-US>15</span>
美元</span></b><span style='font-family:等线'>，已订舱的按原价
执行。<span lang=EN-US><o:p></o:p></span></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='mso-fareast-font-family:等线'><span style='mso-list:Ignore'>1、<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]><span
style='font-family:等线'>拼箱：宁波、盐田<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span
style='mso-list:Ignore'>&Oslash;<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>美西<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2、</span><![endif]>整柜</p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img
width=553 height=311 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="图片_x0020_1"><![endif]></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 colspan=2 style='border:solid windowtext 1.0pt'><p class=MsoNormal>柜型<o:p></o:p></p></td></tr>
<tr><td rowspan=2><p class=MsoNormal>40HQ</p></td><td><p class=MsoNormal>68</p></td></tr><tr><td><p class=MsoNormal>69</p></td></tr></table>
</div>
<!--EndFragment-->
</body></html>`;

test('a document of Word keeps headings, bold, lists and tables, and nothing of Word', () => {
  expect(clean(word)).toBe(
    '<h2>美线旺季附加费调整</h2><h2>一、生效时间</h2>' +
      '<p>自12月1日起，<strong>每方加收15 美元</strong>，已订舱的按原价执行。</p>' +
      '<ol><li><p>拼箱：宁波、盐田</p><ul><li><p>美西</p></li></ul></li><li><p>整柜</p></li></ol>' +
      '<table><tr><td><p>柜型</p></td><td></td></tr><tr><td><p>40HQ</p></td><td><p>68</p></td></tr>' +
      '<tr><td></td><td><p>69</p></td></tr></table>',
  );
  expect(cleanPasted(word).picturesLeftOut).toBe(1);
});

const weChat = `<meta charset="utf-8"><section data-role="outer" style="font-size: 16px; background-image: url(&quot;https://mmbiz.example/bg&quot;);">
<section style="text-align: center;"><section style="display: inline-block; border-bottom: 2px solid #1657c9;"><p style="margin: 0;"><strong><span style="font-size: 18px;">海关总署新规</span></strong></p></section></section>
<section style="line-height: 1.75em;"><span style="font-size: 15px; letter-spacing: 1px;">出口企业须在<span style="font-weight: 700; color: #e8590c;">装船前</span>完成申报。</span></section>
<section><br></section><p><br></p>
<p style="text-align: center;"><img class="rich_pages wxw-img" data-ratio="0.6" data-src="https://mmbiz.example/640?wx_fmt=png" src="data:image/svg+xml,%3Csvg%3E" style="width: 100%;"></p>
<section><img data-src="https://mmbiz.example/second" alt="二维码"></section>
<mp-common-profile class="js_uneditable" data-nickname="关务小课堂">关务小课堂</mp-common-profile>
<section>详见<a class="weapp_text_link" data-miniprogram-appid="wx0" href="javascript:;">小程序</a>和<a href="https://www.customs.example/notice?id=1&amp;x=2">公告</a></section></section>`;

test('an article of WeChat is its words: sections are paragraphs, and its two pictures are counted', () => {
  expect(clean(weChat)).toBe(
    '<p><strong>海关总署新规</strong></p><p>出口企业须在<strong>装船前</strong>完成申报。</p>' +
      '<p>详见小程序和<a href="https://www.customs.example/notice?id=1&amp;x=2">公告</a></p>',
  );
  expect(cleanPasted(weChat).picturesLeftOut).toBe(2);
});

describe('a page', () => {
  test.each([
    ['levels', '<h1>One</h1><h3>Three</h3><h6>Six</h6>', '<h2>One</h2><h3>Three</h3><h4>Six</h4>'],
    ['weights that are none', '<b style="font-weight:normal" id="docs-1"><p>plain</p></b>', '<p>plain</p>'],
    [
      'slanted and struck spans',
      '<p><span style="font-style:italic">a</span><span style="text-decoration: line-through">b</span></p>',
      '<p><em>a</em><s>b</s></p>',
    ],
    [
      'loose words beside blocks',
      '<div>first<p>second</p>third <b>bold</b></div>',
      '<p>first</p><p>second</p><p>third <strong>bold</strong></p>',
    ],
    ['empty ones', '<p>&nbsp;</p><ul><li></li></ul><h2><br></h2><p>left<br></p>', '<p>left</p>'],
    [
      'a table in a cell',
      '<table><tr><td>a</td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></table>',
      '<table><tr><td>a</td><td><p>x · y</p></td></tr></table>',
    ],
    ['a table of one cell', '<table><tbody><tr><td><p>framed</p></td></tr></tbody></table>', '<p>framed</p>'],
    [
      'a program',
      '<p>a<script>alert(1)</script><span onclick="x()">b</span></p><style>p{}</style>',
      '<p>ab</p>',
    ],
    ['a link of Word', '<p><a name="_Toc1">Title</a></p>', '<p>Title</p>'],
    ['lines as they were typed', '<pre>a\nb</pre>', '<p>a<br>b</p>'],
  ])('%s', (_, html, expected) => expect(clean(html)).toBe(expected));

  test('a picture of this editor stays, by the name of its upload alone', () => {
    const own =
      '<img data-upload="018f0000-0000-7000-8000-000000000001" alt="柜" width="12" height="8" src="/x">';
    expect(clean(own)).toBe(own.replace(' src="/x"', ''));
    expect(cleanPasted(own).picturesLeftOut).toBe(0);
  });

  test('what counts readers is no picture, and a picture that is written out is one', () => {
    expect(cleanPasted('<img width="1" height="1" src="https://a.example/t.gif">').picturesLeftOut).toBe(0);
    expect(cleanPasted(`<img src="data:image/png;base64,${'A'.repeat(100_000)}">`).picturesLeftOut).toBe(1);
  });

  test('spans that claim any number of columns stay a table that can be edited', () => {
    const { content } = cleanPasted('<table><tr><td colspan="100000">a</td></tr><tr><td>b</td></tr></table>');
    expect(content.querySelectorAll('td').length).toBeLessThan(60);
  });
});
