const pageSize = '[0 0 595 842]';

/** A PDF of these pages, each of lines; what is not ASCII is in a Chinese font that is not in the file. */
export function samplePdf(pages: readonly (readonly string[])[]): Blob {
  const pageAt = (at: number) => 7 + at * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageAt(at)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 6 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((lines, at) => {
      const words = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${pageSize} /Contents ${pageAt(at) + 1} 0 R /Resources << /Font << /Latin 3 0 R /Han 4 0 R >> >> >>`,
        `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Blob([text + table + end], { type: 'application/pdf' });
}

function contentOf(lines: readonly string[]): string {
  const shown = lines.map((line, at) => {
    const codes = Array.from(line, (character) => character.charCodeAt(0).toString(16).padStart(4, '0'));
    const isLatin = /^[ -~]*$/.test(line);
    const words = isLatin
      ? `/Latin 18 Tf (${line.replace(/[\\()]/g, '\\$&')}) Tj`
      : `/Han 18 Tf <${codes.join('')}> Tj`;
    return `1 0 0 1 60 ${760 - at * 32} Tm ${words}`;
  });
  return `BT ${shown.join(' ')} ET 60 180 300 120 re 1 0 0 rg f`;
}

/** A PDF that does not open without the password `ship`. */
export const lockedPdf = (): Blob =>
  new Blob([Uint8Array.from(atob(locked), (character) => character.charCodeAt(0))], {
    type: 'application/pdf',
  });

// Made by pdfkit: an empty page.
const locked =
  'JVBERi0xLjcKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDIwMCAxMDBdCi9Db250ZW50cyA2IDAgUgovUmVzb3VyY2VzIDcgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago3IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovQ29sb3JTcGFjZSA8PAo+Pgo+PgplbmRvYmoKNiAwIG9iago8PAovTGVuZ3RoIDQ4Ci9GaWx0ZXIgL0ZsYXRlRGVjb2RlCj4+CnN0cmVhbQqI89pYdnLd7rhiLNoYhqfxkbdc0+n5N4QUKr2q33fT3u3+D6CE+Q9Vn/BTQ0baN84KZW5kc3RyZWFtCmVuZG9iagoxMCAwIG9iagoogzm2XCgbwwDFX9bfO6Wn8ob/EzmENhjefbEwt4uiqTbFKQplbmRvYmoKMTEgMCBvYmoKKFRi+I45glwo60dAEJqWXHTeQlfUg2drAfsjyWpcYuQtWW0iKQplbmRvYmoKMTIgMCBvYmoKKOZMpqsRsDylaqAzLblvwXKgXXq9nfIgTqpqR6JcZrs6tG6RV19serxcYtt1g902+xaxKQplbmRvYmoKOSAwIG9iago8PAovUHJvZHVjZXIgMTAgMCBSCi9DcmVhdG9yIDExIDAgUgovQ3JlYXRpb25EYXRlIDEyIDAgUgo+PgplbmRvYmoKNCAwIG9iago8PAo+PgplbmRvYmoKMTMgMCBvYmoKPDwKL2xlbmd0aCA2NzMKL1R5cGUgL01ldGFkYXRhCi9TdWJ0eXBlIC9YTUwKL0xlbmd0aCA3MDQKPj4Kc3RyZWFtCjRFMcp2aUjEC477ZFf/TOL3tzJMngd6LkOVKtI+WoUsCFarIV7+j8wTkUU3EMOCZKwGKDSEMc0JVq2IZKatZGhs67DtLFb9lZ5+8xAFUXSvsgUA+SjLbBIywdRmTuwYyWGXf4vp/GIudAg6QRvRyF9eOLQUyMshlSsTjk7Uax8qAKcZ6XXZHMYHsgE3vjP/Mst88+SZrq9BE3OAzvVVmccFC+Ji/wHlLU8xkUTz8k4JwfXIBrZ7EvcCZB8jCLwKzE+rv7NcCcKDU9go9aPqcmawxukGOKW5VfpdTBAglpJmAPZfHFvO4n4P9rDB3KSJeUnYq+LGCqOn8fY4b3kNwGFkcX9kXgSWy5yYx2CUEZS3Jy5uXIhr8k2LyDE90gybb0JDSsDItMdRh6Kj8fX+bFOYeqvpDAtRM2cIjjuxEg2EpnbLWvB1ua2bqizQDlsXoPtiMOA1n/dw/4u+zaiuiEPVY39u0gNhEsPo1djShNucoSGIiS8CDcOPtaqbi6f+ZKGsos8t8Y8I/T1moSpYOE6EN0VouXB88HjVlfDx5ypTpORMvisr3DR3pCoHKcB60uCoSikNB+ztFB2Ut4UQU3uBJb/VGKiFIxTvJ211eJj3yteoASsV+1t2ketdLRIuAK4SP2QBiv6s5Cw1gZmNsOOT8scQ4rDArcufUEzyYe1ox0ZO0E1BciUCN29lKnC6evgoPb1NID0Bc2TZ1Vi/4n2Bv//l08IESp6rx9MZy3H8f8ey62TJHfnYJ2m463erOW8o85bH01hOPx1KtOu8ArQ0/yAtKUZKrV25Gb8TTixnsCPDtEwLqWa4aAMYslGMfB/XTDueXlqL7mKXDxplV4+SyArra2PBAgz+6/79znTp4kXefRwfeMYaNwGwin82IMC/dWMwst/7kTY1bOm2twrRDAtjTRnJ3TbPSfMJxVhvCmVuZHN0cmVhbQplbmRvYmoKMyAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCi9NZXRhZGF0YSAxMyAwIFIKPj4KZW5kb2JqCjEgMCBvYmoKPDwKL1R5cGUgL1BhZ2VzCi9Db3VudCAxCi9LaWRzIFs4IDAgUl0KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL0Rlc3RzIDw8CiAgL05hbWVzIFsKXQo+Pgo+PgplbmRvYmoKNSAwIG9iago8PAovRmlsdGVyIC9TdGFuZGFyZAovViA0Ci9MZW5ndGggMTI4Ci9DRiA8PAovU3RkQ0YgPDwKL0F1dGhFdmVudCAvRG9jT3BlbgovQ0ZNIC9BRVNWMgovTGVuZ3RoIDE2Cj4+Cj4+Ci9TdG1GIC9TdGRDRgovU3RyRiAvU3RkQ0YKL1IgNAovTyA8OWQxN2FhMjE0MTNjOTgzYzMzMTRlYmM5YjhlNGNlMzgzMjQ4ODI0YjhmNmM1NDhhNzg1MWU4NzZkZjk1MDczYT4KL1UgPDljMDIzZWIzYTMyN2YzZjA5ZDkxODlmNjY4NmQ0NTRmMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA+Ci9QIC0zOTA0Cj4+CmVuZG9iagp4cmVmCjAgMTQKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAxNDgzIDAwMDAwIG4gCjAwMDAwMDE1NDAgMDAwMDAgbiAKMDAwMDAwMTQwNCAwMDAwMCBuIAowMDAwMDAwNTg1IDAwMDAwIG4gCjAwMDAwMDE1ODcgMDAwMDAgbiAKMDAwMDAwMDIxNiAwMDAwMCBuIAowMDAwMDAwMTMxIDAwMDAwIG4gCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDUxMCAwMDAwMCBuIAowMDAwMDAwMzM1IDAwMDAwIG4gCjAwMDAwMDAzODcgMDAwMDAgbiAKMDAwMDAwMDQ0MSAwMDAwMCBuIAowMDAwMDAwNjA2IDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgMTQKL1Jvb3QgMyAwIFIKL0luZm8gOSAwIFIKL0lEIFs8ZDNkNGNhYzYxODI3MmQxY2RhYWIyMmUzYTAyMDQ2MjM+IDxkM2Q0Y2FjNjE4MjcyZDFjZGFhYjIyZTNhMDIwNDYyMz5dCi9FbmNyeXB0IDUgMCBSCj4+CnN0YXJ0eHJlZgoxODg5CiUlRU9GCg==';
